import type { Conversation, Turn } from '../conversation';
import { COUNTRIES, CURRENCIES, LANGUAGES } from './code-tables';
import { type CallView, type Doubt, named, quoted } from './doubt';
import type { Leaf } from './leaf';

/** A table of codes with the names that mention each. */
interface Coding {
  kind: string;
  /** Words of parameter names. */
  words: ReadonlySet<string>;
  /** Descriptions of parameters. */
  described: RegExp;
  codes: ReadonlyMap<string, readonly string[]>;
}

const coding = (
  kind: string,
  words: string,
  described: RegExp,
  table: Readonly<Record<string, string>>,
): Coding => ({
  kind,
  words: new Set(words.split(' ')),
  described,
  codes: new Map(
    Object.entries(table).map(([code, names]) => [
      code.toLowerCase(),
      [
        ...names.split(' ').map((name) => name.replaceAll('_', ' ')),
        ...(code.length > 2 ? [code.toLowerCase()] : []),
      ],
    ]),
  ),
});

const CODINGS: readonly Coding[] = [
  coding('language', 'language languages lang locale', /\blanguage code|\biso 639/, LANGUAGES),
  coding('currency', 'currency currencies', /\bcurrency code|\biso 4217/, CURRENCIES),
  coding('country', 'country countries nationality', /\bcountry code|\biso 3166/, COUNTRIES),
];

/** A code of the parameter's kind, mentioned in a turn. */
interface CodeMention {
  code: string;
  shown: string;
  at: number;
}

export const codingOf = (leaf: Leaf): Coding | undefined =>
  CODINGS.find(
    ({ words, described }) =>
      leaf.words.some((word) => words.has(word)) || described.test(leaf.about),
  );

/** Returns the code that a value is, such as `de` for `de-DE` or `German`. */
export const codeOf = ({ codes }: Coding, value: string): string | undefined => {
  const lower = value.trim().toLowerCase();
  if (codes.has(lower)) return lower;
  const [head = ''] = lower.split(/[-_]/);
  if (head !== lower && codes.has(head)) return head;
  return [...codes].find(([, names]) => names.includes(lower))?.[0];
};

/** Finds codes mentioned in a turn, in order. */
export const codesIn = ({ codes }: Coding, { tokens, text }: Turn): CodeMention[] => {
  const byName = namesOf(codes);
  return tokens.slice(0, 2000).flatMap((token, index) => {
    const next = tokens[index + 1];
    const pair = next ? byName.get(`${token.form} ${next.form}`) : undefined;
    // Short codes count only in capitals.
    const isCode =
      token.raw.length > 1 &&
      token.raw === token.raw.toUpperCase() &&
      codes.has(token.form) &&
      /\p{L}/u.test(token.raw);
    const own = pair ?? byName.get(token.form) ?? (isCode ? [token.form] : []);
    return own.map((code) => ({
      code,
      shown: text.slice(token.start, pair ? next?.end : token.end),
      at: index,
    }));
  });
};

const nameTables = new WeakMap<ReadonlyMap<string, readonly string[]>, Map<string, string[]>>();
const namesOf = (codes: ReadonlyMap<string, readonly string[]>): Map<string, string[]> => {
  const known = nameTables.get(codes);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const [code, names] of codes)
    for (const name of names)
      if (name.length > 2 || /[^a-z]/.test(name))
        table.set(name, [...(table.get(name) ?? []), code]);
  nameTables.set(codes, table);
  return table;
};

/** Finds a language, currency or country other than the one that the user names. */
export const codeDoubt = (leaf: Leaf, value: string, view: CallView): Doubt | undefined => {
  const table = codingOf(leaf);
  const own = table && codeOf(table, value);
  if (
    !table ||
    own === undefined ||
    leaf.words.some((word) => ['source', 'origin'].includes(word) && table.kind === 'language')
  )
    return undefined;
  const mentions = mentionsOf(table, view.conversation);
  if (mentions.length === 0 || mentions.some(({ code }) => code === own)) return undefined;
  const others = new Set(
    view.all.flatMap((other) =>
      other !== leaf && typeof other.value === 'string' && codingOf(other) === table
        ? (codeOf(table, other.value) ?? [])
        : [],
    ),
  );
  const asked = (view.conversation.asked ? codesIn(table, view.conversation.asked) : []).filter(
    ({ code }) => !others.has(code),
  );
  const last = asked.at(-1);
  // Names shared by several codes, such as dollars, do not contradict their relatives.
  if (!last || mayBeImplied(table, own, view)) return undefined;
  return {
    leaf,
    reason: `The value ${quoted(value)} of ${named(leaf)} is not the ${table.kind} that the conversation names: ${quoted(last.shown)}.`,
    certainty: 0.8,
  };
};

/** A country may follow from a place that the table lacks; the user then names other places. */
const mayBeImplied = (table: Coding, own: string, { conversation, leaves }: CallView): boolean => {
  if (table.kind !== 'country') return false;
  const others = leaves.filter(({ words }) =>
    words.some((word) =>
      ['city', 'address', 'street', 'place', 'town', 'postal', 'location'].includes(word),
    ),
  );
  const places = conversation.asked ? codesIn(table, conversation.asked) : [];
  return others.length > 0 && places.every(({ code }) => code !== own) && places.length !== 1;
};

const mentionsOf = (table: Coding, { turns }: Conversation): CodeMention[] =>
  turns.slice(-20).flatMap((turn) => codesIn(table, turn));
