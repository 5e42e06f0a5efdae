import type { Channel } from '../channel';
import { type AnalysedText, readFeatures } from './features';
import { SHIFT } from './segments';

/** Units of the hidden layer. */
export const UNITS = 16;

/**
 * A network of one hidden layer over hashed features. A slot holds one feature, known by the low
 * byte of its hash, so that n-grams never seen in training count for nothing; what it adds to each
 * unit is a signed byte.
 */
export interface Network {
  prints: Uint8Array;
  /** Those of every slot, as `packed` has them. */
  inputs: Uint32Array;
  /** Scale of `inputs`. */
  step: number;
  /** Biases of the hidden units. */
  offsets: Record<Channel, readonly number[]>;
  /** Output weights of the hidden units, applied to positive activations. */
  outputs: readonly number[];
  bias: Record<Channel, number>;
}

export const SLOT_BITS = 18;
export const SLOTS = 2 ** SLOT_BITS;
/** No feature has this print, so empty slots never match. */
export const EMPTY = 0;

export const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);
export const printOf = (hash: number): number => hash & 0xff || 1;

/** Keeps windows with few known features near the bias. */
export const DAMPING = 20;

/**
 * The slots of known features: those of the whole, then word by word; those of word i stand from
 * `begins[i]` to before `begins[i + 1]`.
 */
export interface WordSlots {
  slots: Int32Array;
  begins: Int32Array;
}

/** Filled anew for each analysed, and copied from. */
let room = new Int32Array(1 << 14);

const withMoreRoom = (): Int32Array => {
  const larger = new Int32Array(2 * room.length);
  larger.set(room);
  return (room = larger);
};

export const slotsOf = (analysed: AnalysedText, prints: Uint8Array): WordSlots => {
  const begins = new Int32Array(analysed.tokens.length + 1);
  let taken = 0;
  readFeatures(
    analysed,
    (index) => (begins[index] = taken),
    (hash) => {
      const slot = slotOf(hash);
      if (prints[slot] !== printOf(hash)) return;
      if (taken === room.length) withMoreRoom();
      room[taken++] = slot;
    },
  );
  begins[analysed.tokens.length] = taken;
  return { slots: room.slice(0, taken), begins };
};

const TOGETHER = 4;
const PACKED_UNITS = UNITS / TOGETHER;
/** Makes a signed byte an unsigned one. */
const RAISED = 128;
/** Every other byte, with room above it. */
const EVERY_OTHER = 0x00ff00ff;
const HALF = 16;
const LOW = 0xffff;
/** So many bytes fit into half a number. */
const MOST_PENDING = Math.floor(LOW / 0xff);

/**
 * Signed bytes, `UNITS` for every slot, made ready to be added up two at a time: four raised ones
 * to a number.
 */
export const packed = (inputs: Int8Array): Uint32Array => {
  const fours = new Uint32Array(inputs.length / TOGETHER);
  inputs.forEach(
    (input, index) =>
      (fours[Math.floor(index / TOGETHER)] =
        (fours[Math.floor(index / TOGETHER)] as number) |
        ((input + RAISED) << (8 * (index % TOGETHER)))),
  );
  return fours;
};

/**
 * Features, each once: how many they are, and their inputs added up by unit; those added last wait
 * in halves of numbers.
 */
class Sum {
  features = 0;
  private readonly settled = new Int32Array(UNITS);
  private readonly waiting = new Int32Array(2 * PACKED_UNITS);
  private pending = 0;

  add(slot: number, inputs: Uint32Array): void {
    const { waiting } = this;
    const first = slot * PACKED_UNITS;
    for (let word = 0; word < PACKED_UNITS; word++) {
      const four = inputs[first + word] as number;
      waiting[2 * word] = (waiting[2 * word] as number) + (four & EVERY_OTHER);
      waiting[2 * word + 1] = (waiting[2 * word + 1] as number) + ((four >>> 8) & EVERY_OTHER);
    }
    this.features++;
    if (++this.pending === MOST_PENDING) this.settle();
  }

  addAll({ inputs, features }: Sum): void {
    for (let unit = 0; unit < UNITS; unit++)
      this.settled[unit] = (this.settled[unit] as number) + (inputs[unit] as number);
    this.features += features;
  }

  get inputs(): Int32Array {
    if (this.pending > 0) this.settle();
    return this.settled;
  }

  private settle(): void {
    const raised = RAISED * this.pending;
    this.waiting.forEach((two, index) => {
      const unit = TOGETHER * (index >> 1) + (index & 1);
      this.settled[unit] = (this.settled[unit] as number) + (two & LOW) - raised;
      this.settled[unit + 2] = (this.settled[unit + 2] as number) + (two >>> HALF) - raised;
    });
    this.waiting.fill(0);
    this.pending = 0;
  }
}

/** The features of some words: those also met in the words right before, and the new ones. */
interface Part {
  again: Sum;
  added: Sum;
}

const partOf = (
  from: number,
  to: number,
  { slots, begins }: WordSlots,
  inputs: Uint32Array,
  { at, round }: Seen,
): Part => {
  const part = { again: new Sum(), added: new Sum() };
  const end = begins[to] as number;
  for (let index = begins[from] as number; index < end; index++) {
    const slot = slots[index] as number;
    const met = at[slot] as number;
    if (met === round) continue;
    at[slot] = round;
    (met === round - 1 ? part.again : part.added).add(slot, inputs);
  }
  return part;
};

/** Those of the whole are there in every stretch. */
const wholeOf = ({ slots, begins }: WordSlots, inputs: Uint32Array): Sum => {
  const sum = new Sum();
  for (const slot of slots.subarray(0, begins[0])) sum.add(slot, inputs);
  return sum;
};

const sumOf = (...sums: readonly Sum[]): Sum => {
  const all = new Sum();
  for (const sum of sums) all.addAll(sum);
  return all;
};

/**
 * Computes the hidden units before activation. The sum is divided by the root of the number of
 * features.
 */
const unitsOf = (
  { inputs, features }: Sum,
  { step, offsets }: Network,
  channel: Channel,
): number[] => {
  const scale = step / Math.sqrt(features + DAMPING);
  return offsets[channel].map((offset, unit) => offset + (inputs[unit] as number) * scale);
};

const oddsOf = (sum: Sum, network: Network, channel: Channel): number =>
  unitsOf(sum, network, channel).reduce(
    (odds, value, unit) => odds + Math.max(0, value) * (network.outputs[unit] as number),
    network.bias[channel],
  );

/**
 * The log odds of `stretches` by each channel, before they are blended with the rules. Each stretch
 * is the second half of the one before and as many words more, so that no word is looked at twice.
 */
export const logOdds = (
  stretches: readonly (readonly [number, number])[],
  slots: WordSlots,
  network: Network,
  channels: readonly Channel[],
  seen: Seen,
): number[][] => {
  const { inputs } = network;
  if (seen.round > LAST_ROUND - stretches.length) Object.assign(seen, newSeen());
  seen.round += 2;
  const [begin, end] = stretches[0] as readonly [number, number];
  const whole = wholeOf(slots, inputs);
  let half = partOf(begin, Math.min(begin + SHIFT, end), slots, inputs, seen);
  const sums = stretches.map(([first, last]) => {
    seen.round++;
    const { again, added } = half;
    half = partOf(Math.min(first + SHIFT, last), last, slots, inputs, seen);
    return sumOf(whole, again, added, half.added);
  });
  return channels.map((channel) => sums.map((sum) => oddsOf(sum, network, channel)));
};

/** Returns the contribution of each word to the log odds, comparable within one text only. */
export const addedBy = (
  from: number,
  to: number,
  { slots, begins }: WordSlots,
  network: Network,
  channel: Channel,
): number[] => {
  const { inputs, outputs } = network;
  const words = Array.from({ length: to - from }, (_word, index) => {
    const sum = new Sum();
    for (const slot of slots.subarray(begins[from + index], begins[from + index + 1]))
      sum.add(slot, inputs);
    return sum;
  });
  const worth = unitsOf(sumOf(wholeOf({ slots, begins }, inputs), ...words), network, channel).map(
    (value, unit) => (value > 0 ? (outputs[unit] as number) : 0),
  );
  return words.map((word) =>
    word.inputs.reduce((all, input, unit) => all + input * (worth[unit] as number), 0),
  );
};

/** Remembers which slots a round has met, without emptying anything between rounds. */
export interface Seen {
  at: Int32Array;
  round: number;
}

/** Rounds are kept in 32 bits; a few are left over for one that begins anew. */
const LAST_ROUND = 2 ** 31 - 8;

export const newSeen = (): Seen => ({ at: new Int32Array(SLOTS), round: 0 });
