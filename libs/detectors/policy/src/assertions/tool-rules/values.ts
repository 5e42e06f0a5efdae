import type { Bounds, ValueForm, ValueTest } from '@touchstone/assertions';

export const within = (n: number, { min = -Infinity, max = Infinity }: Bounds): boolean =>
  n >= min && n <= max;
export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Reads a number, also with thousands separators and a unit ("1,200.50 EUR"); NaN for other values. */
export const figureOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > 40) return NaN;
  const [, figure] = /^\W{0,3}(-?\d[\d.,]{0,20}) ?[\p{L}%€$£.]{0,12}$/u.exec(value.trim()) ?? [];
  if (figure === undefined) return NaN;
  const plain = figure
    .replace(/[.,]$/, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return Number(plain);
};

const CLOCK =
  /(?:^|[T\s,])(\d{1,2})(?::(\d{2}))(?::\d{2})? ?(am|pm)?|(?:^|\s)(\d{1,2}) ?(am|pm)\b/i;

/** Reads the time of day of a value in minutes; `undefined` without one. */
export const minutesOf = (value: unknown, key = ''): number | undefined => {
  if (typeof value === 'number')
    return /hour/i.test(key) && value >= 0 && value <= 24 ? value * 60 : undefined;
  if (typeof value !== 'string') return undefined;
  const match = CLOCK.exec(value.slice(0, 60));
  if (!match) return /hour/i.test(key) && /^\d{1,2}$/.test(value) ? Number(value) * 60 : undefined;
  const half = (match[3] ?? match[5] ?? '').toLowerCase();
  const hours = Number(match[1] ?? match[4]);
  const shift = half === 'pm' && hours < 12 ? 12 : half === 'am' && hours === 12 ? -12 : 0;
  return (hours + shift) * 60 + Number(match[2] ?? 0);
};

const FORMS: Record<ValueForm, RegExp> = {
  email: /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,6}$/,
  url: /^https?:\/\/[^\s]{3,2000}$/i,
  'iso-date': /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])(?:T.{1,30})?$/,
  integer: /^-?\d{1,20}$/,
  positive: /^(?!0+(?:\.0+)?$)\d{1,20}(?:\.\d{1,10})?$/,
  lowercase: /^[^\p{Lu}]{0,5000}$/u,
  uppercase: /^[^\p{Ll}]{0,5000}$/u,
  capitalised: /^[^\p{L}]{0,5}\p{Lu}/u,
  'non-empty': /\S/,
};

/** A span over midnight has its start after its end. */
const withinDay = (minutes: number, { min = 0, max = 1440 }: Bounds): boolean =>
  min <= max ? minutes >= min && minutes <= max : minutes >= min || minutes <= max;

/** Names of environments have a short and a long form. */
const environment = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(prod|dev|stag)(?:uction|elopment|ing|e)$/, '$1');

const LANGUAGES: Record<string, RegExp> = {
  english: /^en(?:g|[-_][a-z]{2})?$/i, german: /^(?:de(?:u|[-_][a-z]{2})?|ger)$/i, french: /^(?:fr(?:a|[-_][a-z]{2})?|fre)$/i,
  spanish: /^(?:es(?:p|[-_][a-z]{2})?|spa)$/i, italian: /^it(?:a|[-_][a-z]{2})?$/i, dutch: /^(?:nl(?:d|[-_][a-z]{2})?|dut)$/i,
  portuguese: /^(?:pt(?:[-_][a-z]{2})?|por)$/i, polish: /^(?:pl(?:[-_][a-z]{2})?|pol)$/i, swedish: /^(?:sv(?:[-_][a-z]{2})?|swe)$/i,
}; // prettier-ignore

export const isLanguage = (word: string): boolean => Object.hasOwn(LANGUAGES, word.toLowerCase());

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
/** "zero" is 0. */
const inDigits = (text: string): string => {
  const n = WORDS.indexOf(text.trim().toLowerCase());
  return n < 0 ? text : String(n);
};

const equal = (text: string, wanted: string): boolean => {
  if (LANGUAGES[wanted.toLowerCase()]?.test(text.trim())) return true;
  if (same(text.trim(), wanted) || same(environment(text), environment(wanted))) return true;
  const [one, other] = [figureOf(inDigits(text)), figureOf(inDigits(wanted))];
  return !Number.isNaN(one) && one === other;
};

/** A domain ends an address only after "@" or a dot. */
const endsWith = (text: string, ending: string): boolean => {
  const [one, other] = [text.trim().toLowerCase(), ending.toLowerCase()];
  if (!one.endsWith(other)) return false;
  const isDomain = /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}$/.test(other) && one.includes('@');
  return !isDomain || /[@.]$/.test(one.slice(0, one.length - other.length));
};

/** Words may be joined by the signs of a command, not by letters. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])${word.replaceAll(/[^\p{L}\p{N}_ ]/gu, String.raw`\\$&`).replaceAll(' ', String.raw`\s+`)}(?![\\p{L}\\p{N}_])`,
    'iu',
  ).test(text);

const CHARACTERS = { letters: /^\p{L}*$/u, digits: /^\d*$/, characters: /^[^\s]*$/ };

const hasShape = (
  text: string,
  { of, length, isUpper }: Extract<ValueTest, { test: 'shape' }>,
): boolean =>
  [...text].length === length &&
  CHARACTERS[of].test(text) &&
  (!isUpper || text === text.toUpperCase());

const lengthOf = (value: unknown, of: 'character' | 'word' | 'item'): number => {
  if (of === 'item') return Array.isArray(value) ? value.length : 1;
  const text = textOf(value);
  return of === 'character'
    ? [...text].length
    : text.split(/\s+/).filter((word) => word !== '').length;
};

const holds = (value: unknown, test: ValueTest, key: string): boolean | undefined => {
  const text = textOf(value);
  switch (test.test) {
    case 'equals':
      return test.values.some((one) => equal(text, one));
    case 'contains':
      return test.values.some((one) => text.toLowerCase().includes(one.toLowerCase()));
    case 'word':
      return test.values.some((one) => hasWord(text, one));
    case 'shape':
      return hasShape(text, test);
    case 'starts':
      return test.values.some((one) => text.trim().toLowerCase().startsWith(one.toLowerCase()));
    case 'ends':
      return test.values.some((one) => endsWith(text, one));
    case 'range': {
      const figure = figureOf(value);
      return Number.isNaN(figure)
        ? false
        : within(/(?<!per)cents?$/i.test(key) ? figure / 100 : figure, test.bounds);
    }
    case 'time': {
      const minutes = minutesOf(value, key);
      return minutes === undefined ? undefined : withinDay(minutes, test.bounds);
    }
    case 'length':
      return within(lengthOf(value, test.of), test.bounds);
    case 'form':
      return FORMS[test.form].test(text);
    case 'weekday':
    case 'day':
    case 'secret':
    case 'from-user':
      return undefined;
  }
};

/** Checks a value by itself; every item of a list must meet the test, unless it is about the list. */
export const meetsValue = (value: unknown, test: ValueTest, key = ''): boolean | undefined => {
  if (!Array.isArray(value) || value.length === 0 || test.test === 'length')
    return holds(value, test, key);
  if (test.test === 'contains') return holds(value, test, key);
  if (test.test === 'range') return within(value.length, test.bounds);
  const each = value.map((item: unknown) => holds(item, test, key));
  return each.includes(false) ? false : each.includes(undefined) ? undefined : true;
};
