import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thresholds } from '../spans';
import calibration from './calibration.json';
import type { TagModel } from './tagger';

let loaded: TagModel | undefined;

/** Loads `weights.bin`: two signed bytes for each slot. */
const load = (): TagModel => {
  const bytes = readFileSync(join(__dirname, 'weights.bin'));
  return {
    weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    unit: calibration.unit,
    steps: Float64Array.from(calibration.steps),
  };
};

export const nameModel = (): TagModel => (loaded ??= load());
export const nameThresholds: Thresholds = calibration.thresholds;
