import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Channel, SLOTS, printOf, slotOf } from '@touchstone/detectors/security/prompt-injection';
import type { Vocabulary } from './examples';
import type { Model } from './fit';
import type { Decision } from './leave-one-out';

const CHANNELS: readonly Channel[] = ['user', 'document'];
/** Of what a signed byte can hold. */
const LARGEST = 127;

const unitOf = (weights: Float64Array): number => weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / LARGEST;
const rounded = (value: number): number => Number(value.toPrecision(6));

/** Writes `weights.bin` and `calibration.json` into the detector's folder; the same model gives the same bytes. */
export const save = (folder: string, { hashes }: Vocabulary, chosen: Uint8Array, { weights, bias }: Model, decisions: Record<Channel, Decision>): void => {
  const bytes = Buffer.alloc(3 * SLOTS);
  const unit = { user: rounded(unitOf(weights.user)), document: rounded(unitOf(weights.document)) };
  hashes.forEach((hash, feature) => {
    if (!chosen[feature]) return;
    bytes.writeUInt8(printOf(hash), slotOf(hash));
    CHANNELS.forEach((channel, block) => bytes.writeInt8(Math.round((weights[channel][feature] as number) / unit[channel]), (block + 1) * SLOTS + slotOf(hash)));
  });
  writeFileSync(join(folder, 'weights.bin'), bytes);
  const numbers = CHANNELS.map((channel) => {
    const { blend, threshold } = decisions[channel];
    return [channel, { unit: unit[channel], intercept: rounded(bias[channel]), bias: rounded(blend.bias), rules: rounded(blend.rules), model: rounded(blend.model), threshold: rounded(threshold) }];
  });
  writeFileSync(join(folder, 'calibration.json'), `${JSON.stringify(Object.fromEntries(numbers), null, 2)}\n`);
};
