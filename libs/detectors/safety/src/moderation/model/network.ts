import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';

/** Units of the hidden layer. */
export const UNITS = 16;

const SLOT_BITS = 18;
export const SLOTS = 2 ** SLOT_BITS;

export const slotOf = (hash: number): number => hash >>> (32 - SLOT_BITS);
export const printOf = (hash: number): number => hash & 0xff || 1;

/** Keeps passages with few known features near the bias. */
export const DAMPING = 20;

/**
 * Network with one hidden layer over hashed features, and one output for each category. Each slot
 * represents one feature, identified by the low byte of its hash, so that n-grams never seen in
 * training are ignored.
 */
export interface Network {
  /** Fingerprint of the feature of each slot; 0 for an empty slot. */
  prints: Uint8Array;
  /** Inputs of each slot, a signed byte for each unit. */
  inputs: Int8Array;
  /** Scale of `inputs`. */
  step: number;
  /** Biases of the hidden units. */
  offsets: readonly number[];
  /** Output weights of the hidden units, applied to positive activations. */
  outputs: Readonly<Record<SafetyCategory, readonly number[]>>;
  bias: Readonly<Record<SafetyCategory, number>>;
}

/** Inputs of the known features of a passage, added up by unit. Sums of passages may be added. */
export interface Sum {
  inputs: Int32Array;
  features: number;
}

export const emptySum = (): Sum => ({ inputs: new Int32Array(UNITS), features: 0 });

/** Adds a feature if the network knows it. */
export const addFeature = (sum: Sum, hash: number, { prints, inputs }: Network): void => {
  const slot = slotOf(hash);
  if (prints[slot] !== printOf(hash)) return;
  sum.features++;
  const first = slot * UNITS;
  const all = sum.inputs;
  for (let unit = 0; unit < UNITS; unit++)
    all[unit] = (all[unit] as number) + (inputs[first + unit] as number);
};

export const addSum = (sum: Sum, { inputs, features }: Sum): void => {
  sum.features += features;
  for (let unit = 0; unit < UNITS; unit++)
    sum.inputs[unit] = (sum.inputs[unit] as number) + (inputs[unit] as number);
};

/** Returns the log odds of each category, in the order of the catalogue. */
export const logOdds = ({ inputs, features }: Sum, network: Network): number[] => {
  const scale = network.step / Math.sqrt(features + DAMPING);
  const units = network.offsets.map((offset, unit) =>
    Math.max(0, offset + (inputs[unit] as number) * scale),
  );
  return SAFETY_CATEGORIES.map((category) => {
    const outputs = network.outputs[category];
    let odds = network.bias[category];
    for (let unit = 0; unit < UNITS; unit++)
      odds += (units[unit] as number) * (outputs[unit] as number);
    return odds;
  });
};
