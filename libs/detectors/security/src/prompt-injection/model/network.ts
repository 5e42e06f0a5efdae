import type { Channel } from '../channel';
import { type AnalysedText, readFeatures } from './features';
import { SHIFT } from './segments';

/** Units of the hidden layer. */
export const UNITS = 16;

/**
 * Network with one hidden layer over hashed features. Each slot represents one feature, identified by
 * the low byte of its hash, so that n-grams never seen in training are ignored. The inputs of a slot
 * are a signed byte for each hidden unit.
 */
export interface Network {
  /** Fingerprint of the feature of each slot. */
  prints: Uint8Array;
  /** Inputs of all slots, as `packInputs` returns them. */
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
/** Fingerprint of an empty slot; no feature has it. */
export const EMPTY = 0;

export const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);
export const printOf = (hash: number): number => hash & 0xff || 1;

/** Keeps segments with few known features near the bias. */
export const DAMPING = 20;

/**
 * Slots of the known features of a text: the document-level ones, then those of each word. The
 * features of word i are `slots[begins[i]]` to before `slots[begins[i + 1]]`.
 */
export interface WordSlots {
  slots: Int32Array;
  begins: Int32Array;
}

/** Reused for all texts; the slots of a text are copied from it. */
let buffer = new Int32Array(1 << 14);

const growBuffer = (): void => {
  const larger = new Int32Array(2 * buffer.length);
  larger.set(buffer);
  buffer = larger;
};

/** Looks up the features of a text; drops those that are unknown. */
export const slotsOf = (analysed: AnalysedText, prints: Uint8Array): WordSlots => {
  const begins = new Int32Array(analysed.tokens.length + 1);
  let count = 0;
  readFeatures(
    analysed,
    (index) => (begins[index] = count),
    (hash) => {
      const slot = slotOf(hash);
      if (prints[slot] !== printOf(hash)) return;
      if (count === buffer.length) growBuffer();
      buffer[count++] = slot;
    },
  );
  begins[analysed.tokens.length] = count;
  return { slots: buffer.slice(0, count), begins };
};

/** Bytes per packed word, each the input of one unit. */
const PACKED = 4;
const WORDS_PER_SLOT = UNITS / PACKED;
/** Bias that makes a signed byte unsigned. */
const BYTE_BIAS = 128;
const SIGN_BITS = 0x80808080;
/** Every other byte of a word, which leaves 16 bits for the sum of each. */
const EVERY_OTHER = 0x00ff00ff;
const HALF = 16;
const LOW = 0xffff;
/** Number of bytes whose sum fits into 16 bits. */
const MOST_PENDING = Math.floor(LOW / 0xff);

/**
 * Packs signed bytes, `UNITS` per slot, into words of four biased bytes, so that two are added at
 * once.
 */
export const packInputs = (inputs: Int8Array): Uint32Array => {
  const bytes = new DataView(inputs.buffer, inputs.byteOffset, inputs.byteLength);
  const words = new Uint32Array(inputs.length / PACKED);
  // Flipping the sign bit of a byte adds the bias.
  for (let word = 0; word < words.length; word++)
    words[word] = bytes.getUint32(PACKED * word, true) ^ SIGN_BITS;
  return words;
};

/** Accumulates the inputs of features by unit. Recent additions are pending in packed form. */
class Sum {
  features = 0;
  private readonly settled = new Int32Array(UNITS);
  /** Two 16-bit sums per element: units 0 and 2, then 1 and 3, of each packed word. */
  private readonly packed = new Int32Array(2 * WORDS_PER_SLOT);
  private pending = 0;

  add(slot: number, inputs: Uint32Array): void {
    const { packed } = this;
    const first = slot * WORDS_PER_SLOT;
    // The innermost loop of the model: casts instead of defaults.
    for (let word = 0; word < WORDS_PER_SLOT; word++) {
      const bytes = inputs[first + word] as number;
      packed[2 * word] = (packed[2 * word] as number) + (bytes & EVERY_OTHER);
      packed[2 * word + 1] = (packed[2 * word + 1] as number) + ((bytes >>> 8) & EVERY_OTHER);
    }
    this.features++;
    if (++this.pending === MOST_PENDING) this.settle();
  }

  addAll({ inputs, features }: Sum): void {
    inputs.forEach((input, unit) => this.addTo(unit, input));
    this.features += features;
  }

  get inputs(): Int32Array {
    if (this.pending > 0) this.settle();
    return this.settled;
  }

  private settle(): void {
    const bias = BYTE_BIAS * this.pending;
    this.packed.forEach((sums, index) => {
      const unit = PACKED * (index >> 1) + (index & 1);
      this.addTo(unit, (sums & LOW) - bias);
      this.addTo(unit + 2, (sums >>> HALF) - bias);
    });
    this.packed.fill(0);
    this.pending = 0;
  }

  private addTo(unit: number, value: number): void {
    this.settled[unit] = (this.settled[unit] ?? 0) + value;
  }
}

/** Distinct features of half a segment: those that the preceding half has, too, and the others. */
interface HalfSegment {
  repeated: Sum;
  added: Sum;
}

const sumHalf = (
  from: number,
  to: number,
  { slots, begins }: WordSlots,
  inputs: Uint32Array,
  { at, round }: Seen,
): HalfSegment => {
  const half = { repeated: new Sum(), added: new Sum() };
  for (const slot of slots.subarray(begins[from], begins[to])) {
    const seenIn = at[slot];
    if (seenIn === round) continue;
    at[slot] = round;
    (seenIn === round - 1 ? half.repeated : half.added).add(slot, inputs);
  }
  return half;
};

/** Adds up the document-level features, which belong to every segment. */
const sumDocument = ({ slots, begins }: WordSlots, inputs: Uint32Array): Sum => {
  const sum = new Sum();
  for (const slot of slots.subarray(0, begins[0])) sum.add(slot, inputs);
  return sum;
};

const total = (...sums: readonly Sum[]): Sum => {
  const all = new Sum();
  for (const sum of sums) all.addAll(sum);
  return all;
};

/**
 * Computes the hidden units before activation. The sums are divided by the root of the number of
 * features.
 */
const unitsOf = (
  { inputs, features }: Sum,
  { step, offsets }: Network,
  channel: Channel,
): number[] => {
  const scale = step / Math.sqrt(features + DAMPING);
  return offsets[channel].map((offset, unit) => offset + (inputs[unit] ?? 0) * scale);
};

const oddsOf = (sum: Sum, network: Network, channel: Channel): number =>
  unitsOf(sum, network, channel).reduce(
    (odds, value, unit) => odds + Math.max(0, value) * (network.outputs[unit] ?? 0),
    network.bias[channel],
  );

/**
 * Returns the log odds of an attack for each channel and segment, before blending with the rules.
 * Each segment consists of the second half of the preceding one and as many further words, so every
 * half is summed once.
 */
export const logOdds = (
  segments: readonly (readonly [number, number])[],
  slots: WordSlots,
  network: Network,
  channels: readonly Channel[],
  seen: Seen,
): number[][] => {
  const { inputs } = network;
  if (seen.round > LAST_ROUND - segments.length) Object.assign(seen, newSeen());
  seen.round += 2;
  const [[begin, end] = [0, 0]] = segments;
  const document = sumDocument(slots, inputs);
  let half = sumHalf(begin, Math.min(begin + SHIFT, end), slots, inputs, seen);
  const sums = segments.map(([first, last]) => {
    seen.round++;
    const { repeated, added } = half;
    half = sumHalf(Math.min(first + SHIFT, last), last, slots, inputs, seen);
    return total(document, repeated, added, half.added);
  });
  return channels.map((channel) => sums.map((sum) => oddsOf(sum, network, channel)));
};

/** Returns the contribution of each word to the log odds, comparable within one text only. */
export const wordContributions = (
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
  const all = total(sumDocument({ slots, begins }, inputs), ...words);
  const weights = unitsOf(all, network, channel).map((value, unit) =>
    value > 0 ? (outputs[unit] ?? 0) : 0,
  );
  return words.map((word) =>
    word.inputs.reduce((sum, input, unit) => sum + input * (weights[unit] ?? 0), 0),
  );
};

/** Records in which round each slot last occurred, so that nothing is cleared between rounds. */
export interface Seen {
  /** Last round of each slot. */
  at: Int32Array;
  round: number;
}

/** Limit of the round numbers, which are stored in 32 bits, with a margin for the next segments. */
const LAST_ROUND = 2 ** 31 - 8;

export const newSeen = (): Seen => ({ at: new Int32Array(SLOTS), round: 0 });
