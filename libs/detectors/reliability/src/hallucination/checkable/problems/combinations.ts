import type { Quantity } from './quantities';

/** Numbers by which units of time, money and measure are multiplied. */
const CONSTANTS = [2, 10, 100, 1000];
const TIME_CONSTANTS = [7, 12, 24, 30, 52, 60, 365, 3600];
const DATA_CONSTANTS = [8, 1024];
const TIME_WORDS =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|daily|weekly|monthly|yearly|annual(?:ly)?|min)\b/;
const DATA_WORDS = /\b(?:bits?|bytes?|[kmgt]i?b|mbit|gbit|mbps|megabits?)\b/;

/** Returns true if one or two steps of calculation with the values yield an accepted number. */
export const yields = (
  values: readonly number[],
  text: string,
  accepts: (value: number) => boolean,
): boolean => {
  const fits = (value: number): boolean => Number.isFinite(value) && accepts(value);
  const direct = combinations(values);
  const constants = [
    ...CONSTANTS,
    ...(TIME_WORDS.test(text) ? TIME_CONSTANTS : []),
    ...(DATA_WORDS.test(text) ? DATA_CONSTANTS : []),
  ];
  return (
    direct.some(fits) ||
    [...values, ...direct].some((value) =>
      constants.some((constant) => fits(value * constant) || fits(value / constant)),
    ) ||
    direct.some((one) => values.some((other) => pairs(one, other).some(fits)))
  );
};

const pairs = (a: number, b: number): number[] => [
  a + b,
  Math.abs(a - b),
  a * b,
  a / b,
  b / a,
  (a * b) / 100,
  a * (1 - b / 100),
  a * (1 + b / 100),
  b * (1 - a / 100),
  b * (1 + a / 100),
  (a / b) * 100,
  (b / a) * 100,
  Math.abs(a / b - 1) * 100,
  Math.abs(b / a - 1) * 100,
  2 * a * b,
  2 * (a + b),
  a / (1 + b / 100),
  b / (1 + a / 100),
];

const combinations = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, value) => total + value, 0);
  return [
    sum,
    sum / values.length,
    values.reduce((total, value) => total * value, 1),
    2 * Math.max(...values) - sum,
    ...values.flatMap((a, index) => values.slice(index + 1).flatMap((b) => pairs(a, b))),
  ].filter((value) => Number.isFinite(value) && value > 0);
};

/** Returns true if a calculation that fits the kinds of the quantities comes within a share of one. */
export const isNear = (each: Quantity, known: readonly Quantity[], share: number): boolean =>
  expected(each, known).some(
    (value) => Math.abs(value - each.value) <= share * Math.max(value, each.value),
  );

const expected = (each: Quantity, known: readonly Quantity[]): number[] => {
  const same = known.filter((other) => isAlike(each, other));
  const total = same.length > 2 ? [same.reduce((sum, { value }) => sum + value, 0)] : [];
  return [
    ...total,
    ...known.flatMap((a, index) => known.slice(index + 1).flatMap((b) => typed(a, b, each))),
  ];
};

const isPercent = ({ dimension }: Quantity): boolean => dimension === 'percent';
const isAmount = ({ dimension }: Quantity): boolean =>
  dimension === 'money' || dimension === 'plain';

/** Returns true if two quantities may be added. */
const isAlike = (a: Quantity, b: Quantity): boolean =>
  (a.dimension === b.dimension &&
    a.unit === b.unit &&
    (a.noun === b.noun || a.noun === '' || b.noun === '' || a.dimension === 'money')) ||
  (isAmount(a) && isAmount(b) && (a.noun === '' || b.noun === ''));

const typed = (a: Quantity, b: Quantity, result: Quantity): number[] => {
  if (isPercent(result))
    return isPercent(a) || isPercent(b)
      ? isPercent(a) && isPercent(b)
        ? [Math.abs(a.value - b.value)]
        : []
      : isAlike(a, b)
        ? shares(a.value, b.value)
        : [];
  if (isPercent(a) !== isPercent(b)) {
    const [share, base] = isPercent(a) ? [a, b] : [b, a];
    return isAlike(base, result)
      ? [1, -1].flatMap((sign) => [
          (base.value * share.value) / 100,
          base.value * (1 + (sign * share.value) / 100),
        ])
      : [];
  }
  if (isPercent(a)) return [];
  const sums =
    isAlike(a, b) && isAlike(a, result) ? [a.value + b.value, Math.abs(a.value - b.value)] : [];
  const products =
    isAlike(a, result) || isAlike(b, result) || isAmount(result)
      ? [a.value * b.value, a.value / b.value, b.value / a.value]
      : [];
  return [...sums, ...products];
};

const shares = (a: number, b: number): number[] => [
  (a / b) * 100,
  (b / a) * 100,
  Math.abs(a / b - 1) * 100,
  Math.abs(b / a - 1) * 100,
];
