import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import {
  type Calibration,
  CALIBRATION_FILE,
  printOf,
  slotOf,
  SLOTS,
  UNITS,
  WEIGHTS_FILE,
} from '@touchstone/detectors/safety';
import type { Thresholds } from './figures';
import type { Learner } from './fit';
import type { Vocabulary } from './lessons';

/** Number of texts that a feature must occur in. */
const LEAST_TEXTS = 2;
/** Largest value of a signed byte. */
const LARGEST = 127;

const rounded = (value: number): number => Number(value.toPrecision(6));
const rows = (values: Float32Array, at: number): number[] =>
  Array.from(values.subarray(at * UNITS, (at + 1) * UNITS), rounded);

/**
 * Chooses the features of the network, 1 for each chosen one: the most frequent one of each slot.
 */
export const chosenFeatures = ({ hashes, texts, isRare }: Vocabulary): Uint8Array => {
  const chosen = new Uint8Array(hashes.length);
  const taken = new Uint8Array(SLOTS);
  const count = (feature: number): number =>
    (isRare[feature] ? 1_000_000 : 0) + (texts[feature] ?? 0);
  const order = hashes
    .map((_hash, feature) => feature)
    .filter((feature) => (texts[feature] ?? 0) >= LEAST_TEXTS)
    .sort((one, other) => count(other) - count(one) || one - other);
  for (const feature of order) {
    const slot = slotOf(hashes[feature] as number);
    if (taken[slot]) continue;
    taken[slot] = 1;
    chosen[feature] = 1;
  }
  return chosen;
};

/** Writes the network into the detector's folder; the same network gives the same bytes. */
export const save = (
  folder: string,
  learner: Learner,
  { hashes }: Vocabulary,
  chosen: Uint8Array,
  thresholds: Thresholds,
): void => {
  const { values } = learner.inputs;
  const valueOf = (feature: number, unit: number): number =>
    (values[feature * UNITS + unit] as number) * learner.valueOf(feature);
  let largest = 0;
  hashes.forEach((_hash, feature) => {
    if (chosen[feature])
      for (let unit = 0; unit < UNITS; unit++)
        largest = Math.max(largest, Math.abs(valueOf(feature, unit)));
  });
  const step = rounded(largest / LARGEST);
  const bytes = Buffer.alloc((1 + UNITS) * SLOTS);
  hashes.forEach((hash, feature) => {
    if (!chosen[feature]) return;
    bytes.writeUInt8(printOf(hash), slotOf(hash));
    for (let unit = 0; unit < UNITS; unit++)
      bytes.writeInt8(
        Math.round(valueOf(feature, unit) / step),
        SLOTS + slotOf(hash) * UNITS + unit,
      );
  });
  writeFileSync(join(folder, WEIGHTS_FILE), bytes);
  const byCategory = <T>(of: (index: number) => T) =>
    Object.fromEntries(SAFETY_CATEGORIES.map((category, index) => [category, of(index)]));
  const calibration = {
    step,
    offsets: rows(learner.offsets.values, 0),
    outputs: byCategory((index) => rows(learner.outputs.values, index)),
    bias: byCategory((index) => rounded(learner.bias.values[index] ?? 0)),
    thresholds: byCategory((index) => rounded(thresholds[index] ?? 0)),
  } as unknown as Calibration;
  writeFileSync(join(folder, CALIBRATION_FILE), `${JSON.stringify(calibration, null, 2)}\n`);
};
