import { type Conversation, converted, type Unit } from '../conversation';
import { close, near } from './number-relation';

/** `fewer than five` may become four. */
export const isBound = (value: number, { asked }: Conversation): boolean =>
  Number.isInteger(value) &&
  /\b(?:than|under|over|above|below)\b/.test(asked?.lower.slice(0, 5000) ?? '') &&
  (asked?.quantities ?? []).some(({ values }) => values.some((own) => Math.abs(own - value) === 1));

const MOST_COMPUTED = 40;

/** Checks for sums, differences, products and quotients of two numbers of the conversation. */
export const isComputed = (
  value: number,
  unit: Unit | undefined,
  { turns, asked }: Conversation,
): boolean => {
  const numbers = turns
    .flatMap(({ quantities, ofTime }) =>
      quantities.filter(
        ({ inName, first, units }) => !inName && (units.length > 0 || !ofTime.has(first)),
      ),
    )
    .slice(-MOST_COMPUTED)
    .map(({ values, units }) => {
      const own = units.find(({ dimension }) => dimension === unit?.dimension);
      return own && unit ? converted(values[0] ?? 0, own, unit) : (values[0] ?? 0);
    });
  numbers.push(...multipliersIn(asked?.lower ?? ''));
  const fits = (each: number): boolean =>
    near(each, value) && (close(each, value, 1e-4) || value % 1 !== 0);
  const results = numbers.flatMap((one, index) =>
    numbers.slice(index + 1).flatMap((other) => resultsOf(one, other)),
  );
  return (
    results.some(fits) ||
    (SEVERAL_STEPS.test(asked?.lower.slice(0, 5000) ?? '') &&
      results
        .slice(0, MOST_RESULTS)
        .some((one) => numbers.some((other) => resultsOf(one, other).some(fits))))
  );
};

/** Words of a calculation in more than one step. */
const SEVERAL_STEPS =
  /\b(?:per|each|apiece|half|third|quarters?|percent|more|less|fewer|extra|another|additional|together|altogether|split|shared?|minus|plus|of the|left|rest|double|twice|both|every|on top|off|increase|reduce|lower|raise|cut|dozen|incl)\b|%/;
/** Results of one step from which a second is taken. */
const MOST_RESULTS = 2_000;

const resultsOf = (one: number, other: number): number[] => [
  one + other,
  Math.abs(one - other),
  one * other,
  one / other,
  other / one,
  (100 * one) / other,
  (100 * other) / one,
  one * (1 + other / 100),
  one * (1 - other / 100),
  one / (1 + other / 100),
];

const MULTIPLIERS: readonly (readonly [word: RegExp, factor: number])[] = [
  [/\b(?:double|twice)\b/, 2],
  [/\b(?:triple|three times)\b/, 3],
  [/\bhalf\b/, 0.5],
];
const multipliersIn = (text: string): number[] =>
  MULTIPLIERS.flatMap(([word, factor]) => (word.test(text.slice(0, 5000)) ? [factor] : []));
