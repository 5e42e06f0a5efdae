import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import {
  addFeature,
  addSum,
  DAMPING,
  emptySum,
  logOdds,
  type Network,
  printOf,
  slotOf,
  SLOTS,
  UNITS,
} from './network';

const KNOWN = 0x12345678;
const OTHER = 0x9abcdef1;

const each = <T>(value: T) =>
  Object.fromEntries(SAFETY_CATEGORIES.map((category) => [category, value])) as Record<
    SafetyCategory,
    T
  >;

/** Knows two features: one opens the first unit, the other closes it. */
const network = (): Network => {
  const prints = new Uint8Array(SLOTS);
  const inputs = new Int8Array(SLOTS * UNITS);
  for (const [hash, input] of [
    [KNOWN, 100],
    [OTHER, -100],
  ] as const) {
    prints[slotOf(hash)] = printOf(hash);
    inputs[slotOf(hash) * UNITS] = input;
  }
  const ones = Array.from({ length: UNITS }, (_, unit) => (unit === 0 ? 1 : 0));
  return {
    prints,
    inputs,
    step: 1,
    offsets: Array.from({ length: UNITS }, () => 0),
    outputs: { ...each(ones), hate_speech: ones.map((one) => -one) },
    bias: each(-1),
  };
};

const sumOf = (...hashes: number[]) => {
  const sum = emptySum();
  for (const hash of hashes) addFeature(sum, hash, network());
  return sum;
};
const oddsOf = (...hashes: number[]) => logOdds(sumOf(...hashes), network());

describe('the network of moderation', () => {
  it('adds up the inputs of known features by unit', () => {
    const units = 100 / Math.sqrt(1 + DAMPING);
    expect(oddsOf(KNOWN)).toEqual([-1 + units, -1 + units, -1 - units, -1 + units]);
  });

  it('ignores features that it does not know, even in the slot of a known one', () => {
    expect(oddsOf(KNOWN, KNOWN ^ 1, 7)).toEqual(oddsOf(KNOWN));
  });

  it('counts nothing of a unit below zero', () => {
    expect(oddsOf(OTHER)).toEqual([-1, -1, -1, -1]);
  });

  it('adds sums of passages as if they were one', () => {
    const both = emptySum();
    addSum(both, sumOf(KNOWN));
    addSum(both, sumOf(OTHER, KNOWN));
    expect(both).toEqual(sumOf(KNOWN, OTHER, KNOWN));
  });
});
