import type { Quantity } from './quantity';

/** Values that are combined, at most. */
export const MOST_VALUES = 12;
const YEAR_SECONDS = 31_536_000;
const TOLERANCE = 1e-6;

/** Values in the base unit and what they measure. */
interface Value {
  amount: number;
  dimension: string;
}

const valuesOf = (quantities: readonly Quantity[]): Value[] =>
  quantities
    .slice(0, MOST_VALUES)
    .map(({ amounts, dimension }) => ({ amount: amounts[0] ?? Number.NaN, dimension }));

/** Returns true if a value is the sum, difference, product or share of two others. */
export const isDerivable = (wanted: Quantity, given: readonly Quantity[]): boolean => {
  const values = valuesOf(given);
  const equals = (amount: number): boolean =>
    wanted.amounts.some(
      (each) => Math.abs(each - amount) <= TOLERANCE * Math.max(1, Math.abs(each)),
    );
  for (const [index, one] of values.entries()) {
    if (isRounded(wanted, one)) return true;
    for (const other of values.slice(index + 1))
      if (combined(one, other, wanted.dimension).some(equals)) return true;
  }
  const alike = values.filter(({ dimension }) => dimension === wanted.dimension);
  return alike.length > 2 && equals(alike.reduce((sum, { amount }) => sum + amount, 0));
};

/** Recognises `about 6 tonnes` for 6.12. */
const isRounded = ({ dimension, amounts, factor }: Quantity, given: Value): boolean =>
  dimension === given.dimension &&
  factor > 1 &&
  amounts.some((amount) => Math.round(given.amount / factor) * factor === amount);

const combined = (one: Value, other: Value, wanted: string): number[] => {
  const [a, b] = [one.amount, other.amount];
  if (one.dimension === other.dimension) {
    if (wanted === 'time' && one.dimension === 'clock') return [Math.abs(a - b) * 60];
    if (one.dimension === 'year')
      return wanted === 'time' ? [Math.abs(a - b) * YEAR_SECONDS] : [Math.abs(a - b)];
    if (one.dimension === wanted)
      return [a + b, Math.abs(a - b), ...(wanted === 'count' ? [a * b] : [])];
    if (wanted === 'ratio' || wanted === 'count') return [a / b, b / a];
    return [];
  }
  const [scalar, value] =
    one.dimension === 'count' || one.dimension === 'ratio' ? [one, other] : [other, one];
  if (value.dimension === 'year' && wanted === 'year') {
    const years = scalar.dimension === 'time' ? scalar.amount / YEAR_SECONDS : scalar.amount;
    return [value.amount + years, value.amount - years];
  }
  if (scalar.dimension === 'count' && value.dimension === wanted)
    return [scalar.amount * value.amount, value.amount / scalar.amount];
  if (scalar.dimension === 'ratio' && (value.dimension === wanted || wanted === 'count'))
    return [1, 1 + scalar.amount, 1 - scalar.amount].map((part, index) =>
      index === 0 ? scalar.amount * value.amount : part * value.amount,
    );
  return [];
};
