/**
 * A whole or decimal number as written, bounded: groups of three parted by points, commas,
 * apostrophes or narrow spaces. Use with the `i` or `g` flag; contains no capture groups.
 */
export const NUMBER = String.raw`[-−]?\d{1,18}(?:(?:[.,'’\u00a0\u202f]\d{1,18}){1,6}|(?: \d{3}(?!\d)){1,4}(?:[.,]\d{1,9})?)?`;

/** Notation of numbers: `1,234.5` is English, `1.234,5` is European. */
export type Notation = 'english' | 'european';

const SPACES = /['’\u00a0\u202f ]/g;

/** Returns the value of a written number in a notation; NaN if it has none there. */
export const valueIn = (text: string, notation: Notation): number => {
  const bare = text.replace('−', '-').replace(SPACES, '');
  if (notation === 'european') return Number(bare.replaceAll('.', '').replace(',', '.'));
  return Number(bare.replaceAll(',', ''));
};

/** Returns the number of decimals of a written number. */
export const decimalsOf = (text: string, notation: Notation): number =>
  (text.split(notation === 'english' ? '.' : ',')[1] ?? '').length;

const SCALES: readonly [RegExp, number][] = [
  [/thousand|tausend|mille\b|\dk$/i, 1e3],
  [/milliarden?|milliards?|billion|bn$/i, 1e9],
  [/million|mio/i, 1e6],
  [/trillion/i, 1e12],
  [/cents?$|¢$/i, 0.01],
];

/** Returns the factor that a scale word or the unit cent behind a number stands for. */
export const scaleOf = (amount: string): number =>
  SCALES.find(([pattern]) => pattern.test(amount))?.[1] ?? 1;

/** Formats a number for a reason. */
export const figure = (value: number): string => String(Number(value.toPrecision(10)));

/** A stated number: its value, and the value of one unit of its last decimal. */
export interface Stated {
  value: number;
  step: number;
  decimals: number;
}

/** Largest share of a step by which rounding changes a number. */
const ROUNDING = 0.5000001;
/** Fewest whole digits from which a result without decimals may be a rounded one. */
const ROUNDED_FROM = 100;

/**
 * Returns true if a stated number is the exact one, or the exact one rounded to the decimals
 * stated. `slack` is a share of the exact one.
 */
export const agrees = ({ value, step, decimals }: Stated, exact: number, slack = 0): boolean => {
  const difference = Math.abs(value - exact);
  if (difference <= Math.max(1e-9, slack) * Math.abs(exact)) return true;
  if (!(difference <= ROUNDING * step)) return false;
  const endless = !Number.isInteger(Number((exact * 1e6).toPrecision(12)));
  const rounds = decimals > 0 || endless || step > 1 || Math.abs(exact) >= ROUNDED_FROM;
  const whole = Number.isInteger(Number(exact.toPrecision(12))) && step === 1;
  return rounds && !whole;
};
