import { type Compute, type Rule, rule, ruleChecker } from './rules';

const LIST =
  '(?<list>-?\\d[\\d.]{0,14}(?:(?:, and |, | and | und | et |,? & )-?\\d[\\d.]{0,14}){1,14})';
const numbersOf = (list = ''): number[] =>
  list.split(/, and |, | and | und | et |,? & /).map(Number);
const over =
  (combine: (numbers: readonly number[]) => number | undefined): Compute =>
  (_, { list }) => {
    const numbers = numbersOf(list);
    return numbers.some(Number.isNaN) ? undefined : combine(numbers);
  };

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
const product = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total * each, 1);
const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
};
const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));
const commonDivisor = (numbers: readonly number[]): number => numbers.reduce(divisor, 0);
const commonMultiple = (numbers: readonly number[]): number =>
  numbers.reduce((multiple, each) => Math.abs(multiple * each) / (divisor(multiple, each) || 1), 1);
const factorial = (of: number): number | undefined =>
  of >= 0 && of <= 17 && Number.isInteger(of)
    ? product(Array.from({ length: of }, (_, index) => index + 1))
    : undefined;

const NUMBERS = '(?: the)?(?: numbers| values| figures)?,? ';
const SEVERAL: readonly [string, (numbers: readonly number[]) => number | undefined][] = [
  ['sum|total|Summe|somme', sum],
  ['product|Produkt|produit', product],
  [
    'average|mean|arithmetic mean|Durchschnitt|Mittelwert|moyenne',
    (numbers) => sum(numbers) / numbers.length,
  ],
  ['median', median],
  ['range', (numbers) => Math.max(...numbers) - Math.min(...numbers)],
  ['maximum|largest|greatest|biggest|highest', (numbers) => Math.max(...numbers)],
  ['minimum|smallest|least|lowest', (numbers) => Math.min(...numbers)],
  [
    'difference|Differenz|différence',
    ([a = NaN, b = NaN, ...more]) => (more.length > 0 ? undefined : Math.abs(a - b)),
  ],
  ['quotient', ([a = NaN, b = NaN, ...more]) => (more.length > 0 ? undefined : a / b)],
  [
    'greatest common divisor|greatest common factor|highest common factor|GCD|GCF|HCF',
    commonDivisor,
  ],
  ['least common multiple|lowest common multiple|LCM', commonMultiple],
];

const RULES: readonly Rule[] = [
  ...SEVERAL.map(([names, combine]) =>
    rule(
      `(?<!\\p{L})(?:the |an? |their |die |der |la |le )?(?:${names}) (?:of|between|von|aus|de)${NUMBERS}${LIST}{is}{x}`,
      over(combine),
    ),
  ),
  ...SEVERAL.map(([names, combine]) =>
    rule(`${LIST},? (?:the|their) (?:${names})(?: value| number)?{is}{x}`, over(combine)),
  ),
  rule(
    `{x} is the (?:average|mean) of ${LIST}`,
    over((numbers) => sum(numbers) / numbers.length),
  ),
  rule(`{x} is the sum of ${LIST}`, over(sum)),
  rule(`{x} is the product of ${LIST}`, over(product)),
  rule('(?:square root of |√ ?){a}{is}{x}', ({ a = NaN }) => Math.sqrt(a)),
  rule('{x} is the square root of {a}', ({ a = NaN }) => Math.sqrt(a)),
  rule('cube root of {a}{is}{x}', ({ a = NaN }) => Math.cbrt(a)),
  rule('square of {a}{is}{x}', ({ a = NaN }) => a ** 2),
  rule('cube of {a}{is}{x}', ({ a = NaN }) => a ** 3),
  rule('factorial of {a}{is}{x}', ({ a = NaN }) => factorial(a)),
  rule('{a}(?:!| factorial){is}{x}', ({ a = NaN }) => factorial(a)),
  rule('{a}(?:²| squared){is}{x}', ({ a = NaN }) => a ** 2),
  rule('{a}(?:³| cubed){is}{x}', ({ a = NaN }) => a ** 3),
  rule('{a} to the power of {b}{is}{x}', ({ a = NaN, b = NaN }) => a ** b),
  rule(
    '{b} to the (?:power of )?{a}(?:st|nd|rd|th) power{is}{x}',
    ({ a = NaN, b = NaN }) => b ** a,
  ),
  rule('(?:half of|half|die Hälfte von|la moitié de) {a}{w}{is}{x}', ({ a = NaN }) => a / 2),
  rule('(?:double|twice|das Doppelte von|le double de) {a}{w}{is}{x}', ({ a = NaN }) => a * 2),
  rule('(?:triple|(?<![\\d.,])3 times) {a}{is}{x}', ({ a = NaN }) => a * 3),
  rule('(?:1|a|one)[ -]third of {a}{w}{is}{x}', ({ a = NaN }) => a / 3),
  rule('(?:1|a|one)[ -](?:quarter|fourth) of {a}{w}{is}{x}', ({ a = NaN }) => a / 4),
  rule('(?:1|a|one)[ -]fifth of {a}{w}{is}{x}', ({ a = NaN }) => a / 5),
  rule('(?:1|a|one)[ -]tenth of {a}{w}{is}{x}', ({ a = NaN }) => a / 10),
  rule('(?:2|two)[ -]thirds of {a}{w}{is}{x}', ({ a = NaN }) => (a * 2) / 3),
  rule('(?:3|three)[ -](?:quarters|fourths) of {a}{w}{is}{x}', ({ a = NaN }) => (a * 3) / 4),
  rule('{a}/{b} of {c}{w}{is}{x}', ({ a = NaN, b = NaN, c = NaN }) => (a * c) / b),
  rule('{x} is half of {a}', ({ a = NaN }) => a / 2),
  rule('{x} is (?:twice|double) {a}', ({ a = NaN }) => a * 2),
  rule('{x} is (?:a|one|1)[ -]third of {a}', ({ a = NaN }) => a / 3),
  rule('{x} is (?:a|one|1)[ -]quarter of {a}', ({ a = NaN }) => a / 4),
  rule('(?:sub)?tract(?:ing)? {a}{w} from {b}{w}{is}{x}', ({ a = NaN, b = NaN }) => b - a),
  rule('(?:add|adding) {a}{w} (?:and|to) {b}{w}{is}{x}', ({ a = NaN, b = NaN }) => a + b),
  rule('(?:multiply|multiplying) {a}{w} (?:and|by) {b}{w}{is}{x}', ({ a = NaN, b = NaN }) => a * b),
  rule('(?:divide|dividing) {a}{w} by {b}{w}{is}{x}', ({ a = NaN, b = NaN }) => a / b),
  rule('{a}/{b}{is}{x%}', ({ a = NaN, b = NaN }) => (a / b) * 100, '%'),
  rule('{a}/{b}(?: as a decimal|, as a decimal,){is}{x}', ({ a = NaN, b = NaN }) => a / b),
];

/** Recomputes sums, means, roots, powers and fractions that are written with their names. */
export const terms = ruleChecker(RULES);
