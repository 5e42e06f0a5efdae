import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../channel';
import { ruleLogOdds } from '../rules/rule-score';
import calibration from './calibration.json';
import type { AnalysedText } from './features';
import {
  addedBy,
  logOdds,
  type Network,
  newSeen,
  packed,
  type Seen,
  SLOTS,
  slotsOf,
  UNITS,
  type WordSlots,
} from './network';
import { segments } from './segments';

/** Prediction for the most suspicious segment, words `first` to before `last`. */
export interface Prediction {
  logOdds: number;
  first: number;
  last: number;
  /** For explanations: the known features that begin at each word. */
  slots: WordSlots;
}

let loaded: { network: Network; seen: Seen } | undefined;

/** `weights.bin`: a print for every slot, then the inputs of every slot. */
const load = (): { network: Network; seen: Seen } => {
  const bytes = readFileSync(join(__dirname, 'weights.bin'));
  if (bytes.length !== (1 + UNITS) * SLOTS)
    throw new Error(`weights.bin has ${bytes.length} bytes instead of ${(1 + UNITS) * SLOTS}.`);
  // A copy: a view would keep all the rest.
  const prints = new Uint8Array(bytes.subarray(0, SLOTS));
  const inputs = packed(new Int8Array(bytes.buffer, bytes.byteOffset + SLOTS, UNITS * SLOTS));
  return { network: { prints, inputs, ...calibration.network }, seen: newSeen() };
};

const model = () => (loaded ??= load());

/**
 * Returns the known features of a text, shared by the predictions of all channels. Linear in the
 * words.
 */
export const featureSlots = (analysed: AnalysedText): WordSlots =>
  slotsOf(analysed, model().network.prints);

/** By the offsets and the bias of each of the channels. Linear in the words. */
export const predict = (slots: WordSlots, channels: readonly Channel[]): Prediction[] => {
  const { network, seen } = model();
  const all = segments(slots.begins.length - 1);
  return logOdds(all, slots, network, channels, seen).map((odds) => {
    const most = odds.indexOf(Math.max(...odds));
    const [first, last] = all[most] as [number, number];
    return { logOdds: odds[most] as number, first, last, slots };
  });
};

/** Returns the contribution of each word of the segment, comparable within one text only. */
export const contributions = ({ first, last, slots }: Prediction, channel: Channel): number[] =>
  addedBy(first, last, slots, model().network, channel);

/**
 * One probability from rules and model, on a scale where 0.5 is the threshold of the channel.
 * `score` is that of the rules, 0 to 1. Coefficients are fitted by `npm run train -- injection` on
 * texts of sources the model had not seen.
 */
export const blendedScore = (score: number, odds: number, channel: Channel): number => {
  const { bias, rules, model: weight, threshold } = calibration[channel];
  const probability = 1 / (1 + Math.exp(-(bias + rules * ruleLogOdds(score) + weight * odds)));
  return probability < threshold
    ? (0.5 * probability) / threshold
    : 0.5 + (0.5 * (probability - threshold)) / (1 - threshold);
};
