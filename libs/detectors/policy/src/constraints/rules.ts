import {
  all,
  type Bounds,
  type Constraint,
  type Countable,
  type Format,
  type Phrase,
} from './constraint';
import type { Reading } from './reading';

type Rule = (reading: Reading) => Constraint | undefined;

/** The constraint a reading amounts to, when exactly understood. */
export const constraintOf: Rule = (reading) => {
  for (const rule of RULES) {
    const constraint = rule(reading);
    if (constraint) return constraint;
  }
  return undefined;
};

/** Tells whether nothing but the named parts occurs in the reading. */
const only = (reading: Reading, parts: readonly string[]): boolean => {
  const present = [
    ...(
      ['edges', 'bounds', 'numbers', 'units', 'literals', 'formats', 'languages'] as const
    ).filter((part) => reading[part].length > 0),
    ...[...reading.verbs].map((verb) => `verb:${verb}`),
    ...reading.flags,
  ];
  return present.every((part) => parts.includes(part));
};

const not = (reading: Reading, part: Constraint): Constraint =>
  reading.forbids ? { kind: 'not', part } : part;

const HAS = ['verb:has', 'verb:mention', 'verb:be', 'verb:write'];
const JOINS = ['and', 'or', 'anyof', 'allof'];
const FIGURES = ['bounds', 'numbers', 'range', 'verb:exceed', 'and'];

/** "not" turns a comparison round; with "at least", "exactly" and plain figures it is too unclear to act on. */
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

const figures = (reading: Reading): Bounds | undefined => {
  const [first, second, third] = reading.numbers;
  if (first === undefined)
    return reading.bounds.length > 0 ? undefined : reading.forbids ? { max: 0 } : { min: 1 };
  if (second !== undefined)
    return third === undefined ? between(reading, first, second) : undefined;
  const bounds = [...reading.bounds, ...(reading.verbs.has('exceed') ? ['above'] : [])];
  if (bounds.length > 1) return undefined;
  const [bound] = bounds;
  if (bound !== undefined)
    return sensible((reading.forbids ? FORBIDDEN : REQUIRED)[bound]?.(first));
  if (reading.forbids || reading.permits) return undefined;
  return { min: first, max: first, soft: !reading.flags.has('only') };
};

const between = (
  { forbids, bounds, flags }: Reading,
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

/** Every text has some of these: only a figure makes them a rule. */
const NEED_FIGURES = new Set<Countable>([
  'word',
  'character',
  'sentence',
  'paragraph',
  'line',
  'section',
]);
/** "3 sentences" means three; "3 links" may be four. */
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

const countOf: Rule = (reading) => {
  const { units, numbers, flags, forbids } = reading;
  if (
    units.length === 0 ||
    !only(reading, ['units', ...HAS, ...FIGURES, ...JOINS, 'only', 'times'])
  )
    return undefined;
  const bounds = figures(reading);
  if (!bounds || (flags.has('only') && numbers.length === 0)) return undefined;
  if (numbers.length === 0 && units.some((unit) => NEED_FIGURES.has(unit))) return undefined;
  if (numbers.length > 0 && units.length > 1) return undefined;
  const parts = units.map((of): Constraint => ({
    kind: 'count',
    of,
    bounds: STRICT.has(of) ? { ...bounds, soft: false } : bounds,
  }));
  return combine(reading, parts, forbids);
};

/** A requirement joined with "or" is met by one part; a prohibition always means each, and "both" makes it unclear. */
const combine = (
  { flags }: Reading,
  parts: Constraint[],
  forbids: boolean,
): Constraint | undefined => {
  if (forbids) return flags.has('allof') ? undefined : all(parts);
  const choice = (flags.has('or') || flags.has('anyof')) && parts.length > 1;
  if (choice && flags.has('allof')) return undefined;
  return choice ? { kind: 'some', parts, bounds: { min: 1 } } : all(parts);
};

const phraseOf = ({ letters }: Reading, text: string): Phrase => ({
  text,
  as: letters ? 'letter' : 'word',
});

const phrases: Rule = (reading) => {
  const { literals, verbs, forbids, numbers, flags } = reading;
  if (
    literals.length === 0 ||
    !only(reading, ['literals', 'verb:has', 'verb:mention', ...FIGURES, ...JOINS, 'times'])
  )
    return undefined;
  if (verbs.size === 0 && !forbids) return undefined;
  const parts = (bounds: Bounds): Constraint[] =>
    literals.map((text) => ({ kind: 'phrase', phrase: phraseOf(reading, text), bounds }));
  const bounds = figures(reading);
  if (!bounds || (flags.has('times') && numbers.length === 0)) return undefined;
  if (numbers.length > 0 && literals.length > 1)
    return flags.has('times') || forbids
      ? undefined
      : { kind: 'some', parts: parts({ min: 1 }), bounds };
  return combine(reading, parts(bounds), forbids);
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

const edges: Rule = (reading) => {
  const [edge, more] = reading.edges;
  if (
    edge === undefined ||
    more !== undefined ||
    !only(reading, ['edges', 'literals', 'units', 'formats', 'verb:has', ...JOINS])
  )
    return undefined;
  if (
    !reading.units.every((unit) => EDGES.has(unit)) ||
    (reading.units.length > 0 && reading.literals.length > 0)
  )
    return undefined;
  const at = edge as 'start' | 'end';
  const cases = reading.formats.flatMap((format) => LETTER_OF[format] ?? []);
  if (cases.length !== reading.formats.length) return undefined;
  const parts: Constraint[] = [
    ...reading.literals.map((text): Constraint => ({
      kind: 'edge',
      edge: at,
      phrase: phraseOf(reading, text),
    })),
    ...[...reading.units, ...cases].map((of): Constraint => ({ kind: 'edge', edge: at, of })),
  ];
  if (
    parts.length === 0 ||
    (parts.length > 1 &&
      !reading.forbids &&
      !reading.flags.has('or') &&
      !reading.flags.has('anyof'))
  )
    return undefined;
  return combine(
    reading,
    parts.map((part) => not(reading, part)),
    reading.forbids,
  );
};

const ALPHABETIC = new Set<Format>(['lowercase', 'uppercase']);

/** "use capital letters": letters are counted; "only", or a text that "is" in capitals, speaks of the whole. */
const letterCase: Rule = (reading) => {
  const [format, more] = reading.formats;
  if (
    format === undefined ||
    more !== undefined ||
    !ALPHABETIC.has(format) ||
    reading.flags.has('only')
  )
    return undefined;
  if (
    !only(reading, ['formats', 'verb:has', ...FIGURES]) ||
    (reading.verbs.size === 0 && !reading.forbids && reading.numbers.length === 0)
  )
    return undefined;
  const bounds = figures(reading);
  return bounds && { kind: 'count', of: LETTER_OF[format] as Countable, bounds };
};

const WHOLE = ['formats', 'languages', 'verb:be', 'verb:write', 'verb:wrap', 'only', 'and'];

const wholes: Rule = (reading) => {
  const { formats, languages, flags, verbs } = reading;
  const count = formats.length + languages.length;
  const wholesome =
    only(reading, WHOLE) || (flags.has('only') && only(reading, [...WHOLE, 'verb:has']));
  if (languages.length > 1 && flags.has('or')) return oneLanguage(reading);
  if (
    count === 0 ||
    !wholesome ||
    languages.length > 1 ||
    (reading.forbids && (count > 1 || flags.has('only')))
  )
    return undefined;
  if (verbs.size === 0 && !reading.demands) return undefined;
  return not(
    reading,
    all([
      ...languages.map((language): Constraint => ({ kind: 'language', language })),
      ...formats.map((format): Constraint => ({ kind: 'format', format })),
    ]),
  );
};

/** "in English or German". */
const oneLanguage: Rule = (reading) => {
  if (!only(reading, ['languages', 'verb:be', 'verb:write', 'or', 'only'])) return undefined;
  const parts = reading.languages.map((language): Constraint => ({ kind: 'language', language }));
  return reading.forbids
    ? all(parts.map((part): Constraint => ({ kind: 'not', part })))
    : { kind: 'some', parts, bounds: { min: 1 } };
};

const isoLanguage: Rule = (reading) => {
  const [code, more] = reading.literals;
  if (
    !reading.flags.has('iso') ||
    code === undefined ||
    more !== undefined ||
    !/^[a-z]{2}$/i.test(code)
  )
    return undefined;
  return only(reading, ['literals', 'iso', 'verb:be', 'verb:write', 'only'])
    ? not(reading, { kind: 'language', language: code.toLowerCase() })
    : undefined;
};

const quoted: Rule = (reading) =>
  reading.verbs.has('wrap') &&
  reading.units.length === 1 &&
  reading.units[0] === 'quotation' &&
  only(reading, ['units', 'verb:wrap', 'verb:be'])
    ? not(reading, { kind: 'format', format: 'quoted' })
    : undefined;

const oneOf: Rule = (reading) => {
  const { literals, flags } = reading;
  if (
    literals.length === 0 ||
    !only(reading, ['literals', 'verb:be', 'oneof', 'anyof', 'or', 'only'])
  )
    return undefined;
  if (!flags.has('oneof') && !reading.verbs.has('be')) return undefined;
  if (literals.length > 1 && !flags.has('oneof') && !flags.has('anyof') && !flags.has('or'))
    return undefined;
  return not(reading, { kind: 'one-of', options: literals });
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
