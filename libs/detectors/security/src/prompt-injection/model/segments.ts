import type { Channel } from '../channel';

/** Offset in words between two consecutive segments. */
export const SHIFT = 12;

/**
 * Splits a text of so many words into overlapping segments `[first, last)`, about twice as long as
 * the shift. Every word is in at least one.
 */
export const segments = (words: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let first = 0; ; first += SHIFT) {
    const last = first + 2 * SHIFT >= words - SHIFT / 2 ? words : first + 2 * SHIFT;
    found.push([first, last]);
    if (last === words) return found;
  }
};

/** Length in characters up to which nothing is subtracted. */
const CHARACTERS = 400;
/** Limit of the length, as a multiple of `CHARACTERS`. */
const LONGEST = 16;
const WEIGHT: Record<Channel, number> = { user: 0.6, document: 0.8 };

/**
 * Returns the log odds to subtract for the length of a text in characters: the maximum over many
 * segments is higher by chance. Grows with the logarithm of the length, up to a few pages.
 */
export const lengthCorrection = (length: number, channel: Channel): number =>
  WEIGHT[channel] * Math.log(Math.min(LONGEST, Math.max(1, length / CHARACTERS)));
