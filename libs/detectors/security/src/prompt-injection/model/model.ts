import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../channel';
import { evidenceOf } from '../summary';
import calibration from './calibration.json';
import type { Reading } from './features';
import { stretches } from './stretches';
import { type Seen, type WeightTable, type WordSlots, logOdds, newSeen, SLOTS, slotsOf } from './table';

/** What the model makes of a text: its most suspicious stretch, words `first` to before `last`. */
export interface Opinion {
  logOdds: number;
  first: number;
  last: number;
  /** For explanations: the known features that begin at each word. */
  slots: WordSlots;
}

let loaded: { table: WeightTable; seen: Seen } | undefined;

/** `weights.bin`: a print, a weight for users and one for documents for every slot, each in a block of its own. */
const load = (): { table: WeightTable; seen: Seen } => {
  const bytes = readFileSync(join(__dirname, 'weights.bin'));
  if (bytes.length !== 3 * SLOTS) throw new Error(`weights.bin has ${bytes.length} bytes instead of ${3 * SLOTS}.`);
  const signed = (block: number) => new Int8Array(bytes.buffer, bytes.byteOffset + block * SLOTS, SLOTS);
  const { user, document } = calibration;
  const table: WeightTable = {
    prints: new Uint8Array(bytes.buffer, bytes.byteOffset, SLOTS),
    user: signed(1),
    document: signed(2),
    unit: { user: user.unit, document: document.unit },
    bias: { user: user.intercept, document: document.intercept },
  };
  return { table, seen: newSeen() };
};

const model = () => (loaded ??= load());

/** What the model knows of a text, for the opinions of each channel. Linear in the words. */
export const knownIn = (reading: Reading): WordSlots => slotsOf(reading, model().table.prints);

/** Linear in the words. */
export const opinionOn = (slots: WordSlots, channel: Channel): Opinion => {
  const { table, seen } = model();
  const all = stretches(slots.begins.length - 1, channel);
  const odds = logOdds(all, slots, table, channel, seen);
  const most = odds.indexOf(Math.max(...odds));
  const [first, last] = all[most] as [number, number];
  return { logOdds: odds[most] as number, first, last, slots };
};

/** What each word of the stretch adds, in units that compare words of one text only. */
export const contributions = ({ first, last, slots }: Opinion, channel: Channel): number[] => {
  const weights = model().table[channel];
  return Array.from({ length: last - first }, (_sum, index) => {
    const own = slots.slots.subarray(slots.begins[first + index], slots.begins[first + index + 1]);
    return own.reduce((sum, slot) => sum + (weights[slot] as number), 0);
  });
};

/**
 * One probability from rules and model, on a scale where 0.5 is the threshold of the channel. `score` is that of the rules, 0 to 1.
 * Coefficients are fitted by `npm run train -- injection` on texts of sources the model had not seen.
 */
export const suspicionScore = (score: number, odds: number, channel: Channel): number => {
  const { bias, rules, model: weight, threshold } = calibration[channel];
  const probability = 1 / (1 + Math.exp(-(bias + rules * evidenceOf(score) + weight * odds)));
  return probability < threshold ? (0.5 * probability) / threshold : 0.5 + (0.5 * (probability - threshold)) / (1 - threshold);
};
