import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../channel';
import { ruleLogOdds } from '../rules/rule-score';
import calibration from './calibration.json';
import type { AnalysedText } from './features';
import {
  logOdds,
  type Network,
  newSeen,
  packInputs,
  type Seen,
  SLOTS,
  slotsOf,
  UNITS,
  wordContributions,
  type WordSlots,
} from './network';
import { segments } from './segments';

/** Prediction for the most suspicious segment, words `first` to before `last`. */
export interface Prediction {
  logOdds: number;
  first: number;
  last: number;
  /** Known features that begin at each word, for the explanation. */
  slots: WordSlots;
}

let loaded: { network: Network; seen: Seen } | undefined;

/** Reads `weights.bin`: the fingerprints of all slots, then the inputs of all slots. */
const load = (): { network: Network; seen: Seen } => {
  const bytes = readFileSync(join(__dirname, 'weights.bin'));
  if (bytes.length !== (1 + UNITS) * SLOTS)
    throw new Error(`weights.bin has ${bytes.length} bytes instead of ${(1 + UNITS) * SLOTS}.`);
  // Copies, since a view would keep the whole file in memory.
  const prints = new Uint8Array(bytes.subarray(0, SLOTS));
  const inputs = packInputs(new Int8Array(bytes.buffer, bytes.byteOffset + SLOTS, UNITS * SLOTS));
  return { network: { prints, inputs, ...calibration.network }, seen: newSeen() };
};

const model = () => (loaded ??= load());

/**
 * Returns the known features of a text, shared by the predictions of all channels. Linear in the
 * words.
 */
export const featureSlots = (analysed: AnalysedText): WordSlots =>
  slotsOf(analysed, model().network.prints);

/** Predicts with the biases of each channel; one prediction per channel. Linear in the words. */
export const predict = (slots: WordSlots, channels: readonly Channel[]): Prediction[] => {
  const { network, seen } = model();
  const all = segments(slots.begins.length - 1);
  return logOdds(all, slots, network, channels, seen).map((odds) => {
    const most = Math.max(...odds);
    const [first, last] = all[odds.indexOf(most)] ?? [0, 0];
    return { logOdds: most, first, last, slots };
  });
};

/** Returns the contribution of each word of the segment, comparable within one text only. */
export const contributions = ({ first, last, slots }: Prediction, channel: Channel): number[] =>
  wordContributions(first, last, slots, model().network, channel);

/**
 * Blends the rule score (0 to 1) and the log odds of the model into one score, in which 0.5 is the
 * threshold of the channel. The coefficients are fitted by `npm run train -- injection` on texts of
 * sources that the model was not trained on.
 */
export const blendedScore = (score: number, odds: number, channel: Channel): number => {
  const { bias, rules, model: weight, threshold } = calibration[channel];
  const probability = 1 / (1 + Math.exp(-(bias + rules * ruleLogOdds(score) + weight * odds)));
  return probability < threshold
    ? (0.5 * probability) / threshold
    : 0.5 + (0.5 * (probability - threshold)) / (1 - threshold);
};
