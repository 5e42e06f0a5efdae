import type { Unit } from './units';

/** A number of a text, in digits or words. */
export interface Quantity {
  /** More than one if the text can be read in several ways: `1.240` is 1240 or 1.24. */
  values: readonly number[];
  /** Units that the text may name; empty without one. */
  units: readonly Unit[];
  /** The words as written. */
  shown: string;
  /** Indices of its tokens, the second exclusive; `next` excludes the unit. */
  first: number;
  end: number;
  /** The digits belong to a name such as `E-2291`. */
  inName: boolean;
  /** An ordinal (`the first`), or an article that counts (`an hour`). */
  weak: boolean;
}

/** A number without its unit. */

export type Parsed = Pick<Quantity, 'values' | 'inName' | 'weak'> & { end: number };
