import { roughStem, STOP_WORDS } from '@touchstone/text';
import { type Conversation, tokensOf } from '../conversation';
import { isRecord } from '../dialect';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

const MOST_RECORDS = 50;
const LONGEST_RESULT = 20_000;

interface Entry {
  fields: Record<string, unknown>;
  stems: ReadonlySet<string>;
}

/** Finds an identifier of one record of a tool's result where the user describes another. */
export const recordDoubt = (
  leaf: Leaf,
  value: string | number,
  { conversation }: CallView,
): Doubt | undefined => {
  const { asked } = conversation;
  const records = lastRecords(conversation);
  const own = records.find(({ fields }) => Object.values(fields).some((each) => each === value));
  if (!asked || !own || records.length < 2 || asked.lower.includes(String(value).toLowerCase()))
    return undefined;
  const described = new Set(
    asked.tokens
      .map(({ form }) => form)
      .filter((form) => form.length > 2 && !STOP_WORDS.has(form))
      .map(roughStem),
  );
  const scored = records.map((record) => ({
    record,
    score: scoreOf(record, records, described, asked.lower),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  const ownScore = scored.find(({ record }) => record === own)?.score ?? 0;
  if (best.record === own || ownScore > 0 || best.score < 1) return undefined;
  const other = identifierIn(best.record, own, value);
  return other === undefined
    ? undefined
    : {
        leaf,
        reason: `The value ${quoted(value)} of ${named(leaf)} belongs to another entry of the tool's result than the one described, which has ${quoted(other)}.`,
        certainty: 0.75,
      };
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
  return unique.length + (isExtreme(record, all, text) ? 1 : 0);
};

const EXTREMES: readonly (readonly [pattern: RegExp, keys: RegExp, lowest: boolean])[] = [
  [
    /\b(?:cheapest|least expensive|lowest price)\b/,
    /price|cost|fare|amount|eur|usd|total|rate/,
    true,
  ],
  [/\b(?:most expensive|priciest)\b/, /price|cost|fare|amount|eur|usd|total|rate/, false],
  [/\b(?:direct|nonstop|non-stop)\b/, /stops|layovers|changes|transfers/, true],
  [/\b(?:fastest|quickest|shortest)\b/, /duration|minutes|hours|time|days/, true],
  [/\b(?:best rated|highest rated|top rated)\b/, /rating|score|stars/, false],
  [/\b(?:earliest|first one)\b/, /dep|start|time|date/, true],
  [/\b(?:latest|last one)\b/, /dep|start|time|date/, false],
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

const parsed = new WeakMap<object, Entry[]>();

/** Records of the last tool result that is a list. */
const lastRecords = ({ turns }: Conversation): readonly Entry[] => {
  const turn = turns.findLast(({ role }) => role === 'tool');
  if (!turn || turn.text.length > LONGEST_RESULT) return [];
  const known = parsed.get(turn) ?? recordsIn(turn.text);
  parsed.set(turn, known);
  return known;
};

const recordsIn = (text: string): Entry[] => {
  const list = listIn(text);
  return list
    .filter(isRecord)
    .slice(0, MOST_RECORDS)
    .map((fields) => ({
      fields,
      stems: new Set(
        tokensOf(
          Object.values(fields)
            .filter((each) => typeof each === 'string')
            .join(' ')
            .slice(0, 1000),
        )
          .map(({ form }) => form)
          .filter((form) => form.length > 2 && !STOP_WORDS.has(form))
          .map(roughStem),
      ),
    }));
};

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
