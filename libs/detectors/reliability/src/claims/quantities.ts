import { MONTHS, SMALL_NUMBERS, WEEKDAYS } from '@touchstone/text';
import { UNIT_NAMES } from './lexicon/units';
import type { Quantity } from './quantity';
import type { Token } from './tokens';

/**
 * Returns the values that a written number may have: `1.234` is 1.234 or 1,234, depending on the
 * country.
 */
export const valuesOf = (digits: string): number[] => {
  const ascii = toAscii(digits);
  const values = [
    Number(ascii.replaceAll(',', '')),
    Number(ascii.replaceAll('.', '').replace(',', '.')),
  ];
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(ascii)) values.push(Number(ascii.replaceAll(/[.,]/g, '')));
  return [...new Set(values.filter((value) => Number.isFinite(value)))];
};

/**
 * Converts digits of other scripts (Arabic, Devanagari, full width) to 0 to 9: each block of ten
 * begins at its zero.
 */
const toAscii = (digits: string): string =>
  /^[\d.,]+$/.test(digits)
    ? digits
    : digits
        .normalize('NFKC')
        .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 48)));

// Every block of decimal digits begins at a code point ending in 0 or 6 (hexadecimal).
const digitValue = (code: number): number => {
  if (code < 0x80) return code - 48;
  const low = code & 0xf;
  return low >= 6 ? low - 6 : low;
};

/** Returns the look-up key of a value: 1,000, 1000.0 and one thousand share one. */
export const numberKey = (value: number): string => `#${Number(value.toPrecision(12))}`;

const HALF_DAY = 720;
const DAY = 1440;
const EVENING = new Set(['evening', 'afternoon', 'night', 'tonight', 'abends', 'nachmittags']);
const MORNING = new Set(['morning', 'morgens', 'vormittags', 'matin']);
/** Words between a number and its unit. */
const RANGE = /^\s?[-–—]\s?$/;
const RANGE_WORDS = new Set(['to', 'and', 'or', 'bis', 'a']);
const CLOCK_MARKS = new Set(["o'clock", 'oclock', 'uhr']);
const LINKS = new Set([
  ...RANGE_WORDS,
  'full',
  'whole',
  'working',
  'business',
  'calendar',
  'consecutive',
  'square',
  'cubic',
  'us',
  'american',
  'more',
  'metric',
]);
const LONGEST_LINK = 3;
const CLOCK_PREPOSITIONS = new Set([
  'at',
  'until',
  'till',
  'from',
  'by',
  'before',
  'after',
  'um',
  'opens',
  'open',
  'closes',
  'close',
]);

interface Measured {
  quantity: Quantity;
  /** Index of the first token after the number and what belongs to it. */
  next: number;
}

/** Reads what a number of one or more tokens measures from the tokens around it. */
export const quantityOf = (
  tokens: readonly Token[],
  first: number,
  next: number,
  amounts: readonly number[],
): Measured => {
  const own = tokens[first] as Token;
  const clock = clockOf(tokens, first, next, amounts);
  if (clock) return clock;
  const sign = UNIT_NAMES.get(own.sign);
  const unit = sign ?? unitAfter(tokens, next);
  if (unit)
    return {
      quantity: {
        dimension: unit.dimension,
        factor: unit.factor,
        amounts: amounts.map((amount) => amount * unit.factor),
      },
      next,
    };
  const dimension = dateDimension(tokens, first, next, amounts) ?? 'count';
  return { quantity: { amounts, dimension, factor: 1 }, next };
};

const unitAfter = (tokens: readonly Token[], next: number) => {
  for (let at = next; at < next + LONGEST_LINK; at++) {
    const unit = UNIT_NAMES.get(tokens[at - 1]?.signAfter ?? '');
    if (unit) return unit;
    const token = tokens[at];
    if (token === undefined || (token.broken && !RANGE.test(token.gap))) return undefined;
    const named = unitNamed(token);
    if (named) return named;
    const inRange =
      (/^\d/.test(token.raw) || SMALL_NUMBERS.has(token.plain)) &&
      (RANGE.test(token.gap) || RANGE_WORDS.has(tokens[at - 1]?.plain ?? ''));
    if (!LINKS.has(token.plain) && !inRange) return undefined;
  }
  return undefined;
};

// `in`, `a` and the like are no units; single letters only directly after the number.
const unitNamed = (token: Token) =>
  token.plain.length > 1 || token.glued ? UNIT_NAMES.get(token.plain) : undefined;

const clockOf = (
  tokens: readonly Token[],
  first: number,
  next: number,
  amounts: readonly number[],
): Measured | undefined => {
  const [hour = Number.NaN] = amounts;
  if (!Number.isInteger(hour) || hour > 24) return undefined;
  let [at, minutes] = [next, 0];
  const colon = tokens[next];
  const timed = colon?.gap === ':' && /^\d\d$/.test(colon.raw);
  if (timed) [at, minutes] = [next + 1, Number(colon.raw)];
  const half = halfOf(tokens, at);
  if (half !== undefined) {
    const amount = ((hour % 12) * 60 + minutes + half.minutes) % DAY;
    return { quantity: clock([amount]), next: at + half.used };
  }
  const marks = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? ''];
  const marked = CLOCK_MARKS.has(marks[0] ?? '') ? 1 : marks.join(' ') === 'o clock' ? 2 : 0;
  if (marked === 0 && !timed && !isBareHour(tokens, first, at)) return undefined;
  const base = (hour * 60 + minutes) % DAY;
  return {
    quantity: clock(hour < 13 ? [base, (base + HALF_DAY) % DAY] : [base]),
    next: at + marked,
  };
};

/** Time of the day that may be in the morning or in the afternoon. */
export const bareClock = (hour: number): Quantity =>
  clock(hour < 13 ? [(hour * 60) % DAY, (hour * 60 + HALF_DAY) % DAY] : [(hour * 60) % DAY]);

const clock = (amounts: readonly number[]): Quantity => ({
  dimension: 'clock',
  factor: 1,
  amounts,
});

/** Returns the minutes to add for the half of the day that is named, and its number of tokens. */
const halfOf = (
  tokens: readonly Token[],
  at: number,
): { minutes: number; used: number } | undefined => {
  const [one = '', two = '', three = ''] = [at, at + 1, at + 2].map(
    (index) => tokens[index]?.plain,
  );
  const dotted = two === 'm' && (one === 'a' || one === 'p');
  if (one === 'am' || one === 'pm' || dotted)
    return { minutes: one.startsWith('a') ? 0 : HALF_DAY, used: dotted ? 2 : 1 };
  const [word, used] =
    one === 'in' && two === 'the' ? [three, 3] : one === 'at' ? [two, 2] : [one, 1];
  if (MORNING.has(word)) return { minutes: 0, used };
  return EVENING.has(word) ? { minutes: HALF_DAY, used } : undefined;
};

const isBareHour = (tokens: readonly Token[], first: number, at: number): boolean => {
  const before = tokens[first - 1]?.plain ?? '';
  const after = tokens[at];
  return (
    CLOCK_PREPOSITIONS.has(before) &&
    tokens[first]?.sign === '' &&
    (after === undefined ||
      after.broken ||
      after.gap.trim() !== '' ||
      CLOCK_PREPOSITIONS.has(after.plain) ||
      after.plain === 'on' ||
      after.plain === 'to') &&
    tokens[at - 1]?.signAfter === '' &&
    !unitAfter(tokens, at)
  );
};

const FIRST_YEAR = 1000;
const LAST_YEAR = 2100;

const dateDimension = (
  tokens: readonly Token[],
  first: number,
  next: number,
  [value = 0]: readonly number[],
): string | undefined => {
  const own = tokens[first]?.raw ?? '';
  if (/^\d{4}$/.test(own) && value >= FIRST_YEAR && value <= LAST_YEAR) return 'year';
  if (value > 31) return undefined;
  const beside = [first - 1, next, next + 1].map((index) => tokens[index]?.plain ?? '');
  return beside.some(
    (word, index) =>
      (index < 2 || beside[1] === 'of' || beside[1] === 'th') &&
      MONTHS.has(word) &&
      !WEEKDAYS.has(word),
  )
    ? 'day'
    : undefined;
};

const NEAR_ENOUGH = 0.02;

/** Returns true if one value of each is equal, or nearly so after a conversion. */
export const areEqual = (one: Quantity, other: Quantity): boolean =>
  compatible(one, other) &&
  one.amounts.some((amount) => other.amounts.some((given) => closeTo(amount, given, one, other)));

const closeTo = (amount: number, given: number, one: Quantity, other: Quantity): boolean => {
  const difference = Math.abs(amount - given);
  if (difference <= 1e-9 * Math.max(Math.abs(amount), 1)) return true;
  return (
    one.dimension === other.dimension &&
    one.factor !== other.factor &&
    difference <= NEAR_ENOUGH * Math.abs(amount)
  );
};

/** Returns true if two quantities can be compared: of the same dimension, or one without a unit. */
export const compatible = (one: Quantity, other: Quantity): boolean =>
  one.dimension === other.dimension || one.dimension === 'count' || other.dimension === 'count';
