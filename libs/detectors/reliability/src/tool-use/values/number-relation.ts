import { converted, MONEY, type Quantity, type Unit } from '../conversation';
import type { CallView } from './doubt';
import type { Leaf } from './leaf';
import { unitOf } from './parameter';

/** Relation of a number of the conversation to a value. */
type Relation = 'fits' | 'unconverted' | 'none';

const FACTORS = [
  1,
  100,
  0.01,
  1000,
  0.001,
  60,
  1 / 60,
  3600,
  1e6,
  1e-6,
  12,
  7,
  24,
  1e-9,
  1e9,
  1024,
  1440,
  86_400,
];
/** Square feet and square metres, stones and kilograms, which no unit of a parameter's name tells. */
const CONVERSIONS = [0.092_903, 10.7639, 6.350_29];

export const close = (one: number, other: number, tolerance = 1e-6): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(1e-9, Math.abs(one), Math.abs(other));

/** Compares a converted value, which may be rounded. */
export const near = (exact: number, value: number): boolean =>
  close(exact, value, 0.011) ||
  (Number.isInteger(value) && Math.abs(exact) >= 4 && Math.abs(exact - value) <= 0.51);

export const relationOf = (
  quantity: Quantity,
  value: number,
  unit: Unit | undefined,
  factors = FACTORS,
): Relation => {
  const relations = quantity.values.map((own) =>
    relation(own, quantity.units, Math.abs(value), unit, factors),
  );
  return (
    relations.find((each) => each === 'fits') ??
    relations.find((each) => each === 'unconverted') ??
    'none'
  );
};

const LEAST_AMOUNT = 2;

const relation = (
  own: number,
  units: readonly Unit[],
  value: number,
  unit: Unit | undefined,
  factors: readonly number[],
): Relation => {
  if (unit === undefined) {
    if (factors.some((factor) => close(own * factor, value))) return 'fits';
    if (CONVERSIONS.some((factor) => own >= 10 && near(own * factor, value))) return 'fits';
    return units.some(({ offset }) => offset !== 0) && near((own - 32) / 1.8, value)
      ? 'fits'
      : 'none';
  }
  const same = units.filter(({ dimension }) => dimension === unit.dimension);
  if (same.some((each) => near(converted(own, each, unit), value))) return 'fits';
  if (same.length > 0) return close(own, value) ? 'unconverted' : 'none';
  // Nobody gives an amount of money in cents without saying so.
  if (close(own, value))
    return unit.dimension === MONEY && unit.factor < 1 && units.length === 0 && own >= LEAST_AMOUNT
      ? 'unconverted'
      : 'fits';
  if (unit.dimension === 'temperature')
    return units.every(({ dimension }) => dimension === 'angle') &&
      (near((own - 32) / 1.8, value) || near(own * 1.8 + 32, value))
      ? 'fits'
      : 'none';
  return units.length === 0 && factors.some((factor) => close(own * factor, value))
    ? 'fits'
    : 'none';
};

export const isMentioned = (value: number, about: string): boolean => {
  const text = String(value);
  for (let at = about.indexOf(text); at !== -1; at = about.indexOf(text, at + 1))
    if (!/[\d.]/.test(about[at - 1] ?? ' ') && !/\d/.test(about[at + text.length] ?? ' '))
      return true;
  return false;
};

/** Checks whether a number of the user's last turn is that of an argument, units converted. */
export const isAsked = (
  leaf: Leaf,
  { conversation, leaves }: Pick<CallView, 'conversation' | 'leaves'>,
): boolean => {
  const { value } = leaf;
  if (typeof value !== 'number') return false;
  const unit = unitOf(leaf, leaves);
  return (conversation.asked?.quantities ?? []).some(
    (quantity) =>
      !quantity.inName &&
      !quantity.weak &&
      relationOf(quantity, value, unit, EXACT_OR_UNIT) === 'fits',
  );
};
/** Factors of a number that an argument carries as it was said, or in another usual unit. */
export const EXACT_OR_UNIT = [1, 0.01, 12, 60];

const EXACT = [1, 0.01];

export const uses = (leaf: Leaf, quantity: Quantity, view: CallView): boolean => {
  const { value } = leaf;
  if (typeof value === 'number') {
    const factors = quantity.units.length > 0 ? FACTORS : EXACT;
    return relationOf(quantity, value, unitOf(leaf, view.leaves), factors) === 'fits';
  }
  return typeof value === 'string' && quantity.values.some((own) => isMentioned(own, value));
};
