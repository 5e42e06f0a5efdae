import type { Channel } from '../channel';

/** How far each window is shifted against the one before, in words. */
export const SHIFT = 12;

/**
 * The windows of a text of so many words: from the first word to before the last, twice what they
 * are shifted by. Every word is in at least one.
 */
export const segments = (words: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let first = 0; ; first += SHIFT) {
    const last = first + 2 * SHIFT >= words - SHIFT / 2 ? words : first + 2 * SHIFT;
    found.push([first, last]);
    if (last === words) return found;
  }
};

const CHARACTERS = 400;
const LONGEST = 16;
const WORTH: Record<Channel, number> = { user: 0.6, document: 0.8 };

/**
 * Log odds that the most suspicious stretch of a text of so many characters owes to the number of
 * stretches: they grow with its logarithm, up to a few pages.
 */
export const lengthCorrection = (length: number, channel: Channel): number =>
  WORTH[channel] * Math.log(Math.min(LONGEST, Math.max(1, length / CHARACTERS)));
