import type { Bounds } from '../constraint';
import { GatedPattern } from './gated-pattern';
import type { ArgumentTest, Secret, ValueForm, ValueTest } from './tool-rule';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const MULTIPLES: Record<string, number> = {
  once: 1,
  twice: 2,
  thrice: 3,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  'a hundred': 100,
  'one hundred': 100,
  'a thousand': 1000,
  a: 1,
  an: 1,
  single: 1,
  'a single': 1,
};

const NUMBER_WORD = `(?:${[...NUMBERS, ...Object.keys(MULTIPLES).filter((word) => word.length > 2)].join('|')})`;
/** A figure or number word. */
export const N = String.raw`(?:-?\d[\d.,]{0,15}(?: ?(?:k|m|million|thousand)\b)?|${NUMBER_WORD}\b)`;

/** Reads "1,500", "1.5", "2k" or "three"; NaN for other words. */
export const numberOf = (written = ''): number => {
  const text = written.trim().toLowerCase();
  const [, figure, scale] = /^(-?\d[\d.,]*?)[.,]? ?(k|m|million|thousand)?$/.exec(text) ?? [];
  if (figure === undefined) {
    const index = NUMBERS.indexOf(text);
    return index >= 0 ? index : (MULTIPLES[text] ?? NaN);
  }
  const plain = figure.replaceAll(/,(?=\d{3}\b)/g, '').replace(',', '.');
  const factor = scale === undefined ? 1 : /^(?:k|t)/.test(scale) ? 1e3 : 1e6;
  return Number(plain) * factor;
};

const MORE =
  '(?:more than|over|above|exceeding|exceeds?|greater than|larger than|higher than|bigger than|longer than|beyond|upwards of|in excess of|of more than|later than)';
const LESS =
  '(?:less than|fewer than|under|below|lower than|smaller than|shorter than|of less than|earlier than)';
const MOST =
  '(?:at most|no more than|not more than|no higher than|no larger than|no greater than|not higher than|not exceeding|no longer than|not longer than|up to|a maximum of|maximum|max\\.?|maximally|at the most|not over|a limit of|limited to|not above|within|only|just|a total of)';
const LEAST =
  '(?:at least|no less than|not less than|no fewer than|a minimum of|minimum|min\\.?|no lower than|not lower than|not under|not below|starting at|from|no shorter than)';

const COMPARES = {
  more: new RegExp(`^${MORE}$`, 'i'),
  less: new RegExp(`^${LESS}$`, 'i'),
  most: new RegExp(`^${MOST}$`, 'i'),
  least: new RegExp(`^${LEAST}$`, 'i'),
  exactly: /^(?:exactly|equal to)$/i,
};

/** A comparison in words, before its figure. */
export const COMPARISON = `(?:${MOST}|${LEAST}|${MORE}|${LESS}|exactly|equal to)`;

/** A step below or above a figure, for strict comparisons. */
const stepAt = (n: number): number => Number.EPSILON * Math.max(1, Math.abs(n)) * 4;

/** Bounds of a count of whole things ("more than 3": 4). */
export const countBounds = (
  comparison: string | undefined,
  written: string,
): Bounds | undefined => {
  const n = numberOf(written);
  if (!Number.isInteger(n)) return undefined;
  const word = comparison?.trim() ?? '';
  if (COMPARES.more.test(word)) return { min: n + 1 };
  if (COMPARES.less.test(word)) return { max: n - 1 };
  if (COMPARES.most.test(word)) return { max: n };
  if (COMPARES.least.test(word)) return { min: n };
  return word === '' || COMPARES.exactly.test(word) ? { min: n, max: n } : undefined;
};

/** Bounds of a value, exclusive for "more than" and its kin. */
export const valueBounds = (
  comparison: string | undefined,
  written: string,
): Bounds | undefined => {
  const n = numberOf(written);
  if (Number.isNaN(n)) return undefined;
  const word = comparison?.trim() ?? '';
  if (COMPARES.more.test(word)) return { min: n + stepAt(n) };
  if (COMPARES.less.test(word)) return { max: n - stepAt(n) };
  if (COMPARES.most.test(word)) return { max: n };
  if (COMPARES.least.test(word)) return { min: n };
  return word === '' || COMPARES.exactly.test(word) ? { min: n, max: n } : undefined;
};

export const clean = (written: string): string =>
  written
    .trim()
    .replace(/^["'`“‘]|["'`”’]$/g, '')
    .replace(/^["'`“‘]|["'`”’]$/g, '');
export const splitList = (written: string): string[] =>
  written.split(/,? (?:or|and|nor) |, |\/(?=\p{L}{3})/u).map(clean);

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.|h|o'clock|uhr)(?![\p{L}]))?`;
const WHOLE_CLOCK = new RegExp(`^${CLOCK}$`, 'iu');
const NAMED_TIMES: Record<string, number> = { noon: 720, midday: 720, midnight: 1440 };

/** Reads a time of day in minutes ("8", "08:00", "6 pm"). */
export const minutesOf = (written: string): number | undefined => {
  const named = NAMED_TIMES[written.trim().toLowerCase()];
  if (named !== undefined) return named;
  const [, hours, minutes = '0', half] = WHOLE_CLOCK.exec(written.trim()) ?? [];
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return undefined;
  const late = /^p/i.test(half ?? '') && Number(hours) < 12 ? 12 : 0;
  const early = /^a/i.test(half ?? '') && Number(hours) === 12 ? -12 : 0;
  return (Number(hours) + late + early) * 60 + Number(minutes);
};

const isClock = (text: string): boolean =>
  /[:]\d\d|am\b|pm\b|[ap]\.m\.|o'clock|noon|midnight|\dh\b/i.test(text);

/** Reads "between 08:00 and 18:00", "before 6 pm", "9 to 5 pm" as a time of day. */
export const timeTest = (written: string): ValueTest | undefined => {
  const text = written.trim().replace(/ ?\(.{0,40}\)$/, '');
  const [, from, to] =
    /^(?:between |from |in the time between |during )?(.{1,12}?)(?: and | to | until | till | ?[-–] ?)(.{1,12})$/i.exec(
      text,
    ) ?? [];
  if (from !== undefined && to !== undefined && (isClock(from) || isClock(to))) {
    const [min, max] = [minutesOf(from), minutesOf(to)];
    return min === undefined || max === undefined
      ? undefined
      : { test: 'time', bounds: { min, max } };
  }
  const [, relation = '', at] =
    /^(before|after|until|till|from|later than|earlier than|no later than|not before|not after|no earlier than|past) (.{1,12})$/i.exec(
      text,
    ) ?? [];
  const minutes = at !== undefined && isClock(at) ? minutesOf(at) : undefined;
  if (minutes === undefined) return undefined;
  const bounds: Record<string, Bounds> = {
    before: { max: minutes - 1 },
    'earlier than': { max: minutes - 1 },
    after: { min: minutes + 1 },
    past: { min: minutes + 1 },
    'later than': { min: minutes + 1 },
    until: { max: minutes },
    till: { max: minutes },
    'no later than': { max: minutes },
    'not after': { max: minutes },
    from: { min: minutes },
    'not before': { min: minutes },
    'no earlier than': { min: minutes },
  };
  return { test: 'time', bounds: bounds[relation.toLowerCase()] ?? {} };
};

const LITERAL = String.raw`(?:"[^"]{1,200}"|'[^']{1,200}'|\x60[^\x60]{1,200}\x60|[^\s,]{1,80})`;
const LIST = String.raw`${LITERAL}(?:(?:, (?:or |and )?| or | and | nor )${LITERAL}){0,15}`;
/** A list of values; bare words only. */
export const VALUES = LIST;

const SIGNS: Record<string, string> = {
  semicolon: ';',
  comma: ',',
  hash: '#',
  colon: ':',
  slash: '/',
  quote: '"',
  newline: '\n',
  space: ' ',
  'full stop': '.',
  period: '.',
  dot: '.',
  'exclamation mark': '!',
  'question mark': '?',
  wildcard: '*',
  asterisk: '*',
};
const textsIn = (written: string): string[] =>
  splitList(written)
    .filter((text) => text !== '')
    .map((text) => SIGNS[text.toLowerCase().replace(/^an? /, '').replace(/s$/, '')] ?? text);

const FORMS: readonly (readonly [RegExp, ValueForm])[] = [
  [/^(?:an? )?(?:valid |real |proper )?e-?mail addresse?s?$/i, 'email'],
  [/^(?:an? )?(?:valid |full |complete )?(?:url|link)s?$/i, 'url'],
  [
    /^(?:(?:in|of|use) )?(?:the )?(?:a )?(?:format |form )?(?:iso(?:[- ]?8601)?|yyyy-mm-dd)(?: format| form| dates?)?$/i,
    'iso-date',
  ],
  [/^(?:an? )?(?:whole number|integer)s?$/i, 'integer'],
  [/^(?:an? )?positive(?: number| integer)?s?$/i, 'positive'],
  [/^(?:all |in |written in )?lower[- ]?case(?: letters)?$/i, 'lowercase'],
  [/^(?:all |in |written in )?(?:upper[- ]?case|capitals)(?: letters)?$/i, 'uppercase'],
  [
    /^(?:(?:start|begin)s? with )?(?:an? )?(?:capital|upper[- ]?case)(?: letter)?$|^(?:be )?capitali[sz]ed$/i,
    'capitalised',
  ],
  [/^(?:non-empty|filled(?: in| out)?)$/i, 'non-empty'],
];

const SECRET_WORDS: readonly (readonly [RegExp, Secret[]])[] = [
  [/^passwords?$|^passphrases?$/i, ['password']],
  [
    /^(?:(?:credit|debit|bank|payment)[- ])?card (?:numbers?|details|data)$|^(?:credit |debit )cards?$/i,
    ['card'],
  ],
  [/^(?:pins?|pin (?:codes?|numbers?)|cvv?(?: codes?)?|security codes?)$/i, ['pin']],
  [/^(?:credentials|secrets?|login data|passwords and keys)$/i, ['password', 'pin', 'key']],
  [/^(?:(?:api|access|secret|private) )?(?:keys?|tokens?)$/i, ['key']],
  [/^(?:private |personal )?e-?mail address(?:es)?$|^emails?$/i, ['email']],
  [/^(?:(?:tele)?phone|mobile) numbers?$/i, ['phone']],
  [/^(?:ibans?|bank account numbers?|account numbers?|bank details)$/i, ['iban']],
  [/^(?:ssns?|social security numbers?)$/i, ['ssn']],
  [
    /^(?:personal|sensitive|private)(?: or sensitive)? (?:data|information|details)$|^pii$/i,
    ['password', 'card', 'pin', 'email', 'phone', 'iban', 'ssn', 'name', 'address'],
  ],
  [/^(?:payment|financial) (?:data|details|information)$/i, ['card', 'iban', 'pin']],
  [/^(?:(?:full |last |first |real )?names?)$/i, ['name']],
];

/** Reads "passwords or credit card numbers"; `undefined` if one of them is no known kind. */
export const secretsOf = (written: string): Secret[] | undefined => {
  const bare = written
    .replace(/^(?:any|the|a|an|their|his|her|your) /i, '')
    .replace(/^(?:(?:user|customer|patient|student|client|employee|person)s?(?:['’]s?)? )/i, '')
    .replace(/ of (?:the |a )?(?:user|customer|patient|student|client|employee)s?$/i, '');
  const found = splitList(bare).map((part) => {
    const word = part
      .replace(/^(?:any|the|a|an|their|full) /i, '')
      .replace(/^(?:user|customer|patient)s?(?:['’]s?)? /i, '');
    return SECRET_WORDS.find(([pattern]) => pattern.test(word))?.[1];
  });
  return found.length > 0 && found.every((each) => each !== undefined) ? found.flat() : undefined;
};

type Parsed = Pick<ArgumentTest, 'negated'> & { value: ValueTest };
const positive = (value: ValueTest | undefined): Parsed | undefined => value && { value };

const form = (
  source: string,
  make: (groups: Record<string, string | undefined>) => ValueTest | undefined,
): readonly [GatedPattern, typeof make] => [new GatedPattern(source), make];

const rangeOf = (comparison: string | undefined, n: string | undefined): ValueTest | undefined => {
  const bounds = valueBounds(comparison, n ?? '');
  return bounds && { test: 'range', bounds };
};

const VALUE_FORMS = [
  form(`(?:between|from) (?<low>${N}) (?:and|to) (?<high>${N})`, ({ low, high }) => {
    const [min, max] = [numberOf(low), numberOf(high)];
    return min <= max ? { test: 'range', bounds: { min, max } } : undefined;
  }),
  form(
    `(?:(?<comparison>${COMPARISON}) )?(?<n>${N}) (?<of>characters?|chars?|letters|words?|items?|entries|elements)(?: long| in length)?(?:(?: or (?:less|fewer|shorter))| max(?:imum)?)?`,
    ({ comparison, n, of = '' }) => {
      const bounds = countBounds(comparison, n ?? '');
      const unit = /^w/i.test(of) ? 'word' : /^(?:c|l)/i.test(of) ? 'character' : 'item';
      return bounds && { test: 'length', of: unit, bounds };
    },
  ),
  form(`(?<comparison>${COMPARISON}) (?<n>${N})`, ({ comparison, n }) => rangeOf(comparison, n)),
  form(
    `(?<n>${N}) (?:or (?:less|fewer|lower|below|under)|at (?:the )?most|max(?:imum)?|tops)`,
    ({ n }) => rangeOf('at most', n),
  ),
  form(`(?<n>${N}) (?:or (?:more|higher|above|over)|at (?:the )?least|min(?:imum)?)`, ({ n }) =>
    rangeOf('at least', n),
  ),
  form(
    `(?:starting|beginning|prefixed|starts?|begins?|start|begin) (?:with|in|at|by) (?<values>${LIST})`,
    ({ values = '' }) => ({ test: 'starts', values: textsIn(values) }),
  ),
  form(
    `(?:(?:inside|under|in|within|below) )(?:the (?:folder|directory|path) )?(?<value>["'\x60]?/[^\\s"'\x60]{1,100}["'\x60]?)`,
    ({ value = '' }) => ({ test: 'starts', values: [clean(value)] }),
  ),
  form(
    `(?:ending|ends?) (?:with|in|on) (?<sign>(?:an? )?(?:full stop|period|dot|exclamation mark|question mark|comma|colon))`,
    ({ sign = '' }) => ({ test: 'ends', values: textsIn(sign) }),
  ),
  form(`(?:ending|ends?) (?:with|in|on) (?<values>${LIST})`, ({ values = '' }) => ({
    test: 'ends',
    values: textsIn(values),
  })),
  form(
    `(?:at|of|from|in|on) (?:the (?:domain )?)?(?<values>@[^\\s,]{2,60}(?:(?:, | or | and )@[^\\s,]{2,60}){0,8})(?: domain)?`,
    ({ values = '' }) => ({ test: 'ends', values: textsIn(values) }),
  ),
  form(
    `(?:containing|contains?|including|includes?|mentioning|having|carrying) (?:the (?:words?|terms?|text|string|keywords?) )?(?<values>${LIST})`,
    ({ values = '' }) => {
      const secrets = /["'`]/.test(values) ? undefined : secretsOf(values);
      return secrets ? { test: 'secret', secrets } : { test: 'contains', values: textsIn(values) };
    },
  ),
  form(
    `(?:(?:set|equal|equals|fixed|limited) to |equal |one of(?: the (?:values|following))?:? ?|either |= ?|: ?|of |as |is |the value |be )(?<values>${LIST})`,
    ({ values = '' }) => ({ test: 'equals', values: textsIn(values) }),
  ),
  form(`(?<values>${LIST})`, ({ values = '' }) => ({ test: 'equals', values: textsIn(values) })),
];

/**
 * Parses a written condition on a value ("at most 5", "EUR or USD", "ending in .com"); `undefined`
 * when unclear.
 */
export const valueTest = (written: string): Parsed | undefined => {
  const text = written
    .trim()
    .replace(
      /^(?:be |always |only |a value (?:of )?|have the value |have |contain (?=at most|no more|at least))+/i,
      '',
    );
  const time = timeTest(text);
  if (time) return { value: time };
  const shape = FORMS.find(([pattern]) => pattern.test(text));
  if (shape) return { value: { test: 'form', form: shape[1] } };
  if (/^(?:never |not )?(?:be )?empty$/i.test(text))
    return { negated: true, value: { test: 'form', form: 'non-empty' } };
  const exceed = /^exceeds? (.{1,40})$/i.exec(text)?.[1];
  if (exceed !== undefined) return positive(rangeOf('more than', exceed));
  for (const [pattern, make] of VALUE_FORMS) {
    const match = pattern.exec(text);
    const value = match && make(match.groups ?? {});
    if (value) return isPlain(value) ? { value } : undefined;
  }
  return undefined;
};

/** Words that show that a "value" is a phrase to understand, not a value. */
const PHRASE =
  /^(?:the|a|an|any|this|that|user|customer|one|its|their|what|same|my|your|correct|right|valid|real|not|no|questions?|requests?|quer(?:y|ies)|topics?|matters?|inquir(?:y|ies)|problems?|issues?|reasons?|data|information)$/i;
const isPlain = (value: ValueTest): boolean =>
  !('values' in value) || value.values.every((one) => one !== '' && !PHRASE.test(one));
