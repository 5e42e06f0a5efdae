import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import calibration from './calibration.json';
import { passagesOf, readFeatures, type Reading } from './features';
import {
  addFeature,
  addSum,
  emptySum,
  logOdds,
  type Network,
  SLOTS,
  type Sum,
  UNITS,
} from './network';
import { type Window, windowsOf } from './windows';

export const WEIGHTS_FILE = 'weights.bin';
export const CALIBRATION_FILE = 'calibration.json';

/** Content of `calibration.json`: the network without its slots, and the log odds that flag. */
export interface Calibration extends Omit<Network, 'prints' | 'inputs'> {
  thresholds: Readonly<Record<SafetyCategory, number>>;
}

/** Verdict of the model on the most suspicious passage of a text. */
export interface Suspicion {
  category: SafetyCategory;
  /** 0 to 1; 0.5 is the threshold of the category. */
  score: number;
  /** First and last token of the passage. */
  from: number;
  to: number;
}

let loaded: Network | undefined;

/** Reads the weights: the fingerprints of all slots, then the inputs of all slots. */
const network = (): Network => {
  if (loaded) return loaded;
  const bytes = readFileSync(join(__dirname, WEIGHTS_FILE));
  if (bytes.length !== (1 + UNITS) * SLOTS)
    throw new Error(`${WEIGHTS_FILE} has ${bytes.length} bytes instead of ${(1 + UNITS) * SLOTS}.`);
  return (loaded = {
    ...(calibration as Calibration),
    prints: new Uint8Array(bytes.buffer, bytes.byteOffset, SLOTS),
    inputs: new Int8Array(bytes.buffer, bytes.byteOffset + SLOTS, UNITS * SLOTS),
  });
};

/** Finds the most suspicious passage for each category. Linear in the text. */
export const suspicions = (reading: Reading): Suspicion[] => {
  const { thresholds } = calibration as Calibration;
  const passages = passagesOf(reading);
  const sums = passages.map((passage) => {
    const sum = emptySum();
    readFeatures(reading.tokens, passage, (hash) => addFeature(sum, hash, network()));
    return sum;
  });
  const windows = windowsOf(passages.length);
  const odds = windows.map((window) => logOdds(sumOf(window, sums), network()));
  const alone = sums.map((sum) => logOdds(sum, network()));
  return SAFETY_CATEGORIES.flatMap((category, index) => {
    const worst = mostOf(windows, (_window, at) => odds[at]?.[index] ?? -Infinity);
    if (!worst) return [];
    const { first, last } = worst.item;
    const loudest = mostOf(
      passages.slice(first, last),
      (_passage, at) => alone[first + at]?.[index] ?? 0,
    );
    const { from = 0, to = 1 } = loudest?.item ?? {};
    return [{ category, score: logistic(worst.value - thresholds[category]), from, to: to - 1 }];
  });
};

const sumOf = ({ first, last }: Window, sums: readonly Sum[]): Sum => {
  const total = emptySum();
  for (const sum of sums.slice(first, last)) addSum(total, sum);
  return total;
};

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

const mostOf = <T>(
  items: readonly T[],
  valueOf: (item: T, index: number) => number,
): { item: T; value: number } | undefined =>
  items
    .map((item, index) => ({ item, value: valueOf(item, index) }))
    .reduce<{ item: T; value: number } | undefined>(
      (most, each) => (most && most.value >= each.value ? most : each),
      undefined,
    );
