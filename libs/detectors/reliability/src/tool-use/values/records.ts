import { roughStem, STOP_WORDS } from '@touchstone/text';
import { type Conversation, type Token, tokensOf, type Turn } from '../conversation';
import { isRecord } from '../dialect';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

const MOST_RECORDS = 50;
const LONGEST_RESULT = 20_000;
/** Texts beside tool results that may list records, and the part of each that is read. */
const MOST_TEXTS = 3;
const LONGEST_TEXT = 4_000;
const SHORTEST = 3;

interface Entry {
  fields: Record<string, unknown>;
  stems: ReadonlySet<string>;
}

/** Finds an identifier of one record of the conversation where the user describes another. */
export const recordDoubt = (
  leaf: Leaf,
  value: string | number,
  { conversation, all }: CallView,
): Doubt | undefined => {
  const { asked } = conversation;
  if (!asked || asked.lower.includes(String(value).toLowerCase())) return undefined;
  const described = contentStems(asked.tokens);
  for (const records of recordLists(conversation)) {
    const other = describedRecord(value, records, described, asked.lower);
    if (other !== undefined && !all.some((each) => String(each.value) === other))
      return {
        leaf,
        reason: `The value ${quoted(value)} of ${named(leaf)} belongs to another entry of the conversation than the one described, which has ${quoted(other)}.`,
        certainty: 0.75,
      };
  }
  return undefined;
};

/** Identifier of the record that is described, where the value belongs to another one that is not. */
const describedRecord = (
  value: string | number,
  records: readonly Entry[],
  described: ReadonlySet<string>,
  text: string,
): string | undefined => {
  const own = records.find(({ fields }) => Object.values(fields).some((each) => each === value));
  if (!own || records.length < 2) return undefined;
  const scored = records.map((record) => ({
    record,
    score: scoreOf(record, records, described, text),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const ownScore = scored.find(({ record }) => record === own)?.score ?? 0;
  return best.record === own || ownScore > 0 || best.score < 1
    ? undefined
    : identifierIn(best.record, own, value);
};

/** Value under the key that holds the call's value in its record. */
const identifierIn = (other: Entry, own: Entry, value: string | number): string | undefined => {
  const key = Object.keys(own.fields).find((each) => own.fields[each] === value);
  const found = key === undefined ? undefined : other.fields[key];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** Words that only this record has, and extremes that the user asks for. */
const scoreOf = (
  record: Entry,
  all: readonly Entry[],
  described: ReadonlySet<string>,
  text: string,
): number => {
  const others = all.filter((each) => each !== record);
  const unique = [...record.stems].filter(
    (stem) => described.has(stem) && !others.some(({ stems }) => stems.has(stem)),
  );
  return unique.length + (isExtreme(record, all, text) || isPlaced(record, all, text) ? 1 : 0);
};

const PLACE =
  /\b(?:the )?(first|second|third|fourth|middle|last)(?: (?:one|option|offer|slot|entry|item)\b| of (?:those|them|the)\b)/;
const PLACES = ['first', 'second', 'third', 'fourth'];

/** `the middle one` of three. */
const isPlaced = (record: Entry, all: readonly Entry[], text: string): boolean => {
  const place = PLACE.exec(text.slice(0, LONGEST_TEXT))?.[1];
  if (place === undefined) return false;
  const at = all.indexOf(record);
  if (place === 'middle') return all.length % 2 === 1 && at === (all.length - 1) / 2;
  return place === 'last' ? at === all.length - 1 : at === PLACES.indexOf(place);
};

const PRICES = /price|cost|fare|amount|eur|usd|total|rate|rent|fee/;
const EXTREMES: readonly (readonly [pattern: RegExp, keys: RegExp, lowest: boolean])[] = [
  [
    /\b(?:cheap(?:er|est)|less expensive|least expensive|low(?:er|est) (?:price|rent|fare))\b/,
    PRICES,
    true,
  ],
  [/\b(?:(?:more|most) expensive|pric(?:ier|iest)|dearer)\b/, PRICES, false],
  [
    /\b(?:direct|nonstop|non-stop)\b|\b(?:no|without) (?:chang|stop)/,
    /stops|layovers|changes|transfers/,
    true,
  ],
  [
    /\b(?:fast(?:er|est)|quick(?:er|est)|short(?:er|est))\b/,
    /duration|minutes|hours|time|days/,
    true,
  ],
  [/\b(?:better rated|best rated|highest rated|top rated)\b/, /rating|score|stars/, false],
  [/\b(?:earliest|earlier|first|early) one\b|\bearliest\b/, /dep|start|time|date/, true],
  [/\b(?:latest|later|last|late) one\b|\blatest\b/, /dep|start|time|date/, false],
];

const isExtreme = (record: Entry, all: readonly Entry[], text: string): boolean =>
  EXTREMES.some(([pattern, keys, lowest]) => {
    if (!pattern.test(text)) return false;
    const key = Object.keys(record.fields).find((each) => keys.test(each));
    if (key === undefined) return false;
    const values = all.map(({ fields }) => fields[key]);
    const own = record.fields[key];
    return (
      values.every(
        (each) =>
          each === own ||
          (typeof each === typeof own &&
            (lowest ? (each as number) > (own as number) : (each as number) < (own as number))),
      ) && values.filter((each) => each === own).length === 1
    );
  });

const parsed = new WeakMap<object, readonly Entry[]>();

/** Records of the last tool result, and those that the other side lists in its texts. */
const recordLists = ({ turns }: Conversation): (readonly Entry[])[] =>
  [
    turns.findLast(({ role }) => role === 'tool'),
    ...turns.filter(({ role }) => role !== 'tool' && role !== 'user').slice(-MOST_TEXTS),
  ].flatMap((turn) => {
    if (!turn || turn.text.length > LONGEST_RESULT) return [];
    const known = parsed.get(turn) ?? recordsIn(turn);
    parsed.set(turn, known);
    return [known];
  });

const recordsIn = ({ text }: Turn): readonly Entry[] => {
  const list = listIn(text);
  return list.length > 0
    ? list.filter(isRecord).slice(0, MOST_RECORDS).map(recordOf)
    : listedIn(text);
};

const recordOf = (fields: Record<string, unknown>): Entry => ({
  fields,
  stems: contentStems(
    tokensOf(
      Object.values(fields)
        .filter((each) => typeof each === 'string')
        .join(' ')
        .slice(0, 1000),
    ),
  ),
});

const contentStems = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens
      .map(({ form }) => form)
      .filter((form) => form.length > 2 && !STOP_WORDS.has(form))
      .map(roughStem),
  );

/** Ends of an entry in prose: `N-12 (alfalfa), N-21 (onions)`. */
const ENTRY_END = /[,;:\n]|\.\s|\band\b/;
const IDENTIFIER = /(?<![\p{L}\d])\+?[\p{L}\d][\p{L}\d_\-/.]{0,40}\d[\p{L}\d]{0,40}/gu;

/** Reads the parts of a text that have one identifier and words beside it. */
const listedIn = (text: string): Entry[] =>
  text
    .slice(0, LONGEST_TEXT)
    .split(ENTRY_END)
    .flatMap((part): Entry[] => {
      const [id, ...more] = part.match(IDENTIFIER) ?? [];
      if (id === undefined || more.length > 0 || id.length < SHORTEST) return [];
      return [{ fields: { id }, stems: contentStems(tokensOf(part.replace(id, ' '))) }];
    })
    .filter(({ stems }) => stems.size > 0)
    .slice(0, MOST_RECORDS);

const listIn = (text: string): unknown[] => {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    const inner = isRecord(value) ? Object.values(value).find(Array.isArray) : undefined;
    return Array.isArray(inner) ? inner : [];
  } catch {
    return [];
  }
};
