import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Channel,
  printOf,
  slotOf,
  SLOTS,
  UNITS,
} from '@touchstone/detectors/security/prompt-injection';
import type { Vocabulary } from './examples';
import type { Model } from './fit';
import type { Decision } from './leave-one-out';

const CHANNELS: readonly Channel[] = ['user', 'document'];
/** Largest value of a signed byte. */
const LARGEST = 127;

const rounded = (value: number): number => Number(value.toPrecision(6));
const allRounded = (values: Float64Array): number[] => Array.from(values, rounded);

/**
 * Writes `weights.bin` and `calibration.json` into the detector's folder; the same model gives the
 * same bytes.
 */
export const save = (
  folder: string,
  { hashes }: Vocabulary,
  chosen: Uint8Array,
  { inputs, offsets, outputs, bias }: Model,
  decisions: Record<Channel, Decision>,
): void => {
  const step = rounded(
    inputs.reduce((largest, input) => Math.max(largest, Math.abs(input)), 0) / LARGEST,
  );
  const bytes = Buffer.alloc((1 + UNITS) * SLOTS);
  hashes.forEach((hash, feature) => {
    if (!chosen[feature]) return;
    bytes.writeUInt8(printOf(hash), slotOf(hash));
    const own = inputs.subarray(feature * UNITS, (feature + 1) * UNITS);
    for (const [unit, input] of own.entries())
      bytes.writeInt8(Math.round(input / step), SLOTS + slotOf(hash) * UNITS + unit);
  });
  writeFileSync(join(folder, 'weights.bin'), bytes);
  const network = {
    step,
    outputs: allRounded(outputs),
    bias: { user: rounded(bias.user), document: rounded(bias.document) },
    offsets: { user: allRounded(offsets.user), document: allRounded(offsets.document) },
  };
  const channels = CHANNELS.map((channel) => {
    const { blend, threshold } = decisions[channel];
    return [
      channel,
      {
        bias: rounded(blend.bias),
        rules: rounded(blend.rules),
        model: rounded(blend.model),
        threshold: rounded(threshold),
      },
    ];
  });
  writeFileSync(
    join(folder, 'calibration.json'),
    `${JSON.stringify({ network, ...(Object.fromEntries(channels) as object) }, null, 2)}\n`,
  );
};
