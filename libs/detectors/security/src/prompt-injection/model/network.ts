import type { Channel } from '../channel';
import { type Reading, readFeatures } from './features';
import { SHIFT } from './stretches';

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

/** The slots of known features: those of the whole, then word by word; those of word i stand from `begins[i]` to before `begins[i + 1]`. */
export interface WordSlots {
  slots: Int32Array;
  begins: Int32Array;
}

/** Filled anew for each reading, and copied from. */
let room = new Int32Array(1 << 14);

const withMoreRoom = (): Int32Array => {
  const larger = new Int32Array(2 * room.length);
  larger.set(room);
  return (room = larger);
};

export const slotsOf = (reading: Reading, prints: Uint8Array): WordSlots => {
  const begins = new Int32Array(reading.tokens.length + 1);
  let taken = 0;
  readFeatures(
    reading,
    (index) => (begins[index] = taken),
    (hash) => {
      const slot = slotOf(hash);
      if (prints[slot] !== printOf(hash)) return;
      if (taken === room.length) withMoreRoom();
      room[taken++] = slot;
    },
  );
  begins[reading.tokens.length] = taken;
  return { slots: room.slice(0, taken), begins };
};

/** What the features of some words weigh: all that are met there, and those not met in the words right before. Each distinct feature counts once. */
interface Part {
  sum: number;
  distinct: number;
  newSum: number;
  newDistinct: number;
}

const weighed = (from: number, to: number, { slots, begins }: WordSlots, weights: Int8Array, { at, round }: Seen): Part => {
  const part = { sum: 0, distinct: 0, newSum: 0, newDistinct: 0 };
  const end = begins[to] as number;
  for (let index = begins[from] as number; index < end; index++) {
    const slot = slots[index] as number;
    const met = at[slot] as number;
    if (met === round) continue;
    at[slot] = round;
    const weight = weights[slot] as number;
    part.sum += weight;
    part.distinct++;
    if (met === round - 1) continue;
    part.newSum += weight;
    part.newDistinct++;
  }
  return part;
};

/** What the features of the whole weigh: each is there once, and in every stretch. */
const wholeOf = ({ slots, begins }: WordSlots, weights: Int8Array): Pick<Part, 'sum' | 'distinct'> => {
  const own = slots.subarray(0, begins[0]);
  return { sum: own.reduce((sum, slot) => sum + (weights[slot] as number), 0), distinct: own.length };
};

/**
 * The log odds of `stretches`, before they are blended with the rules: the sum of the weights is divided by the root of their number. Each stretch is the
 * second half of the one before and as many words more, so that no word is looked at twice.
 */
export const logOdds = (stretches: readonly (readonly [number, number])[], slots: WordSlots, table: WeightTable, channel: Channel, seen: Seen): number[] => {
  const weights = table[channel];
  const shift = SHIFT[channel];
  if (seen.round > LAST_ROUND - stretches.length) Object.assign(seen, newSeen());
  seen.round += 2;
  const [begin, end] = stretches[0] as readonly [number, number];
  const whole = wholeOf(slots, weights);
  let half = weighed(begin, Math.min(begin + shift, end), slots, weights, seen);
  return stretches.map(([first, last]) => {
    seen.round++;
    const { sum, distinct } = half;
    half = weighed(Math.min(first + shift, last), last, slots, weights, seen);
    return table.bias[channel] + ((whole.sum + sum + half.newSum) * table.unit[channel]) / Math.sqrt(whole.distinct + distinct + half.newDistinct + DAMPING);
  });
};

/** Remembers which slots a round has met, without emptying anything between rounds. */
export interface Seen {
  at: Int32Array;
  round: number;
}

/** Rounds are kept in 32 bits; a few are left over for one that begins anew. */
const LAST_ROUND = 2 ** 31 - 8;

export const newSeen = (): Seen => ({ at: new Int32Array(SLOTS), round: 0 });
