import {
  all,
  type Bounds,
  type Constraint,
  type Countable,
  type Format,
  type Phrase,
} from './constraint';
import type { SentenceMeaning } from './sentence-meaning';

type Rule = (meaning: SentenceMeaning) => Constraint | undefined;

/** Returns the constraint that a sentence states; `undefined` unless all of it is recognised. */
export const constraintOf: Rule = (meaning) => {
  for (const rule of RULES) {
    const constraint = rule(meaning);
    if (constraint) return constraint;
  }
  return undefined;
};

/** Checks that nothing but the named parts occurs. */
const only = (meaning: SentenceMeaning, parts: readonly string[]): boolean => {
  const present = [
    ...(
      ['edges', 'bounds', 'numbers', 'units', 'literals', 'formats', 'languages'] as const
    ).filter((part) => meaning[part].length > 0),
    ...[...meaning.verbs].map((verb) => `verb:${verb}`),
    ...meaning.flags,
  ];
  return present.every((part) => parts.includes(part));
};

const not = (meaning: SentenceMeaning, part: Constraint): Constraint =>
  meaning.forbids ? { kind: 'not', part } : part;

const HAS = ['verb:has', 'verb:mention', 'verb:be', 'verb:write'];
const JOINS = ['and', 'or', 'anyof', 'allof'];
const FIGURES = ['bounds', 'numbers', 'range', 'verb:exceed', 'and'];

/**
 * Inverts a comparison for "not"; with "at least", "exactly" and plain figures the result is too
 * ambiguous.
 */
const FORBIDDEN: Record<string, (n: number) => Bounds> = {
  above: (n) => ({ max: n }),
  below: (n) => ({ min: n }),
};
const REQUIRED: Record<string, (n: number) => Bounds> = {
  min: (n) => ({ min: n }),
  max: (n) => ({ max: n }),
  above: (n) => ({ min: n + 1 }),
  below: (n) => ({ max: n - 1 }),
  exact: (n) => ({ min: n, max: n }),
  about: (n) => ({ min: n, max: n, slack: 0.1 }),
};

const figures = (meaning: SentenceMeaning): Bounds | undefined => {
  const [first, second, third] = meaning.numbers;
  if (first === undefined)
    return meaning.bounds.length > 0 ? undefined : meaning.forbids ? { max: 0 } : { min: 1 };
  if (second !== undefined)
    return third === undefined ? between(meaning, first, second) : undefined;
  const bounds = [...meaning.bounds, ...(meaning.verbs.has('exceed') ? ['above'] : [])];
  if (bounds.length > 1) return undefined;
  const [bound] = bounds;
  if (bound !== undefined)
    return sensible((meaning.forbids ? FORBIDDEN : REQUIRED)[bound]?.(first));
  if (meaning.forbids || meaning.permits) return undefined;
  return { min: first, max: first, soft: !meaning.flags.has('only') };
};

const between = (
  { forbids, bounds, flags }: SentenceMeaning,
  low: number,
  high: number,
): Bounds | undefined => {
  const spelled =
    bounds.length === 1 && bounds[0] === 'between' && (flags.has('and') || flags.has('range'));
  return !forbids && low <= high && (spelled || (bounds.length === 0 && flags.has('range')))
    ? { min: low, max: high }
    : undefined;
};

const sensible = (bounds: Bounds | undefined): Bounds | undefined =>
  bounds?.max !== undefined && bounds.max < 0 ? undefined : bounds;

/** Elements that every text contains: only a figure makes them a rule. */
const NEED_FIGURES = new Set<Countable>([
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'section',
]);
/** Elements whose plain figure is exact: "3 sentences" means three; "3 links" may be four. */
const STRICT = new Set<Countable>([
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'section',
  'bullet',
  'numbered',
]);

const countOf: Rule = (meaning) => {
  const { units, numbers, flags, forbids } = meaning;
  if (
    units.length === 0 ||
    !only(meaning, ['units', ...HAS, ...FIGURES, ...JOINS, 'only', 'times'])
  )
    return undefined;
  const bounds = figures(meaning);
  if (!bounds || (flags.has('only') && numbers.length === 0)) return undefined;
  if (numbers.length === 0 && units.some((unit) => NEED_FIGURES.has(unit))) return undefined;
  if (numbers.length > 0 && units.length > 1) return undefined;
  const parts = units.map((of): Constraint => ({
    kind: 'count',
    of,
    bounds: STRICT.has(of) ? { ...bounds, soft: false } : bounds,
  }));
  return combine(meaning, parts, forbids);
};

/**
 * Combines literals. A requirement joined with "or" is met by one part; a prohibition always
 * applies to each, and "both" makes it ambiguous.
 */
const combine = (
  { flags }: SentenceMeaning,
  parts: Constraint[],
  forbids: boolean,
): Constraint | undefined => {
  if (forbids) return flags.has('allof') ? undefined : all(parts);
  const choice = (flags.has('or') || flags.has('anyof')) && parts.length > 1;
  if (choice && flags.has('allof')) return undefined;
  return choice ? { kind: 'some', parts, bounds: { min: 1 } } : all(parts);
};

const phraseOf = ({ letters }: SentenceMeaning, text: string): Phrase => ({
  text,
  as: letters ? 'letter' : 'word',
});

const phrases: Rule = (meaning) => {
  const { literals, verbs, forbids, numbers, flags } = meaning;
  if (
    literals.length === 0 ||
    !only(meaning, ['literals', 'verb:has', 'verb:mention', ...FIGURES, ...JOINS, 'times'])
  )
    return undefined;
  if (verbs.size === 0 && !forbids) return undefined;
  const parts = (bounds: Bounds): Constraint[] =>
    literals.map((text) => ({ kind: 'phrase', phrase: phraseOf(meaning, text), bounds }));
  const bounds = figures(meaning);
  if (!bounds || (flags.has('times') && numbers.length === 0)) return undefined;
  if (numbers.length > 0 && literals.length > 1)
    return flags.has('times') || forbids
      ? undefined
      : { kind: 'some', parts: parts({ min: 1 }), bounds };
  return combine(meaning, parts(bounds), forbids);
};

const EDGES = new Set<Countable>([
  'question',
  'exclamation',
  'emoji',
  'greeting',
  'period',
  'postscript',
  'title',
  'url',
  'number',
  'digit',
  'heading',
  'apology',
  'hashtag',
  'bullet',
  'colon',
  'quotation',
]);

const LETTER_OF: Partial<Record<Format, Countable>> = {
  lowercase: 'lowercase-letter',
  uppercase: 'uppercase-letter',
};

const edges: Rule = (meaning) => {
  const [edge, more] = meaning.edges;
  if (
    edge === undefined ||
    more !== undefined ||
    !only(meaning, ['edges', 'literals', 'units', 'formats', 'verb:has', ...JOINS])
  )
    return undefined;
  if (
    !meaning.units.every((unit) => EDGES.has(unit)) ||
    (meaning.units.length > 0 && meaning.literals.length > 0)
  )
    return undefined;
  const at = edge as 'start' | 'end';
  const cases = meaning.formats.flatMap((format) => LETTER_OF[format] ?? []);
  if (cases.length !== meaning.formats.length) return undefined;
  const parts: Constraint[] = [
    ...meaning.literals.map((text): Constraint => ({
      kind: 'edge',
      edge: at,
      phrase: phraseOf(meaning, text),
    })),
    ...[...meaning.units, ...cases].map((of): Constraint => ({ kind: 'edge', edge: at, of })),
  ];
  if (
    parts.length === 0 ||
    (parts.length > 1 &&
      !meaning.forbids &&
      !meaning.flags.has('or') &&
      !meaning.flags.has('anyof'))
  )
    return undefined;
  return combine(
    meaning,
    parts.map((part) => not(meaning, part)),
    meaning.forbids,
  );
};

const ALPHABETIC = new Set<Format>(['lowercase', 'uppercase']);

/**
 * Distinguishes "use capital letters", which counts letters, from "only" or a text that "is" in
 * capitals, which concern the whole text.
 */
const letterCase: Rule = (meaning) => {
  const [format, more] = meaning.formats;
  if (
    format === undefined ||
    more !== undefined ||
    !ALPHABETIC.has(format) ||
    meaning.flags.has('only')
  )
    return undefined;
  if (
    !only(meaning, ['formats', 'verb:has', ...FIGURES]) ||
    (meaning.verbs.size === 0 && !meaning.forbids && meaning.numbers.length === 0)
  )
    return undefined;
  const bounds = figures(meaning);
  return bounds && { kind: 'count', of: LETTER_OF[format] as Countable, bounds };
};

const WHOLE = ['formats', 'languages', 'verb:be', 'verb:write', 'verb:wrap', 'only', 'and'];

const wholes: Rule = (meaning) => {
  const { formats, languages, flags, verbs } = meaning;
  const count = formats.length + languages.length;
  const wholesome =
    only(meaning, WHOLE) || (flags.has('only') && only(meaning, [...WHOLE, 'verb:has']));
  if (languages.length > 1 && flags.has('or')) return oneLanguage(meaning);
  if (
    count === 0 ||
    !wholesome ||
    languages.length > 1 ||
    (meaning.forbids && (count > 1 || flags.has('only')))
  )
    return undefined;
  if (verbs.size === 0 && !meaning.demands) return undefined;
  return not(
    meaning,
    all([
      ...languages.map((language): Constraint => ({ kind: 'language', language })),
      ...formats.map((format): Constraint => ({ kind: 'format', format })),
    ]),
  );
};

/** Recognises a choice of languages: "in English or German". */
const oneLanguage: Rule = (meaning) => {
  if (!only(meaning, ['languages', 'verb:be', 'verb:write', 'or', 'only'])) return undefined;
  const parts = meaning.languages.map((language): Constraint => ({ kind: 'language', language }));
  return meaning.forbids
    ? all(parts.map((part): Constraint => ({ kind: 'not', part })))
    : { kind: 'some', parts, bounds: { min: 1 } };
};

const isoLanguage: Rule = (meaning) => {
  const [code, more] = meaning.literals;
  if (
    !meaning.flags.has('iso') ||
    code === undefined ||
    more !== undefined ||
    !/^[a-z]{2}$/i.test(code)
  )
    return undefined;
  return only(meaning, ['literals', 'iso', 'verb:be', 'verb:write', 'only'])
    ? not(meaning, { kind: 'language', language: code.toLowerCase() })
    : undefined;
};

const quoted: Rule = (meaning) =>
  meaning.verbs.has('wrap') &&
  meaning.units.length === 1 &&
  meaning.units[0] === 'quotation' &&
  only(meaning, ['units', 'verb:wrap', 'verb:be'])
    ? not(meaning, { kind: 'format', format: 'quoted' })
    : undefined;

const oneOf: Rule = (meaning) => {
  const { literals, flags } = meaning;
  if (
    literals.length === 0 ||
    !only(meaning, ['literals', 'verb:be', 'oneof', 'anyof', 'or', 'only'])
  )
    return undefined;
  if (!flags.has('oneof') && !meaning.verbs.has('be')) return undefined;
  if (literals.length > 1 && !flags.has('oneof') && !flags.has('anyof') && !flags.has('or'))
    return undefined;
  return not(meaning, { kind: 'one-of', options: literals });
};

const RULES: readonly Rule[] = [
  isoLanguage,
  quoted,
  phrases,
  countOf,
  edges,
  letterCase,
  wholes,
  oneOf,
];
