import type { Channel } from '../channel';
import { type Reading, readFeatures } from './features';

/**
 * Weights of hashed features. A slot holds one feature, known by the low byte of its hash, so that n-grams never seen in training count
 * for nothing; its weight for each channel is a signed byte.
 */
export interface WeightTable {
  prints: Uint8Array;
  user: Int8Array;
  document: Int8Array;
  /** What one unit of a weight is worth, by channel. */
  unit: Record<Channel, number>;
  bias: Record<Channel, number>;
}

export const SLOT_BITS = 18;
export const SLOTS = 2 ** SLOT_BITS;
/** No feature has this print, so empty slots never match. */
export const EMPTY = 0;

export const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);
export const printOf = (hash: number): number => (hash & 0xff) || 1;

/** Keeps windows with few known features near the bias. */
export const DAMPING = 20;

/** The slots of known features that begin at each word. */
export type WordSlots = readonly (readonly number[])[];

export const slotsOf = (reading: Reading, prints: Uint8Array): number[][] => {
  const slots: number[][] = [];
  let current: number[] = [];
  readFeatures(
    reading,
    () => slots.push((current = [])),
    (hash) => {
      const slot = slotOf(hash);
      if (prints[slot] === printOf(hash)) current.push(slot);
    },
  );
  return slots;
};

/** A window's log odds before they are blended with the rules: each distinct feature counts once, the sum is divided by the root of their number. */
export const logOdds = ({ [0]: first, [1]: last }: readonly [number, number], slots: WordSlots, table: WeightTable, channel: Channel, seen: Seen): number => {
  const weights = table[channel];
  let sum = 0;
  let distinct = 0;
  if (seen.round === LAST_ROUND) Object.assign(seen, newSeen());
  seen.round++;
  for (let index = first; index < last; index++) {
    for (const slot of slots[index] as readonly number[]) {
      if (seen.at[slot] === seen.round) continue;
      seen.at[slot] = seen.round;
      sum += weights[slot] as number;
      distinct++;
    }
  }
  return table.bias[channel] + (sum * table.unit[channel]) / Math.sqrt(distinct + DAMPING);
};

/** Remembers which slots a round has met, without emptying anything between rounds. */
export interface Seen {
  at: Int32Array;
  round: number;
}

/** Rounds are kept in 32 bits. */
const LAST_ROUND = 2 ** 31 - 1;

export const newSeen = (): Seen => ({ at: new Int32Array(SLOTS), round: 0 });
