import type { Channel } from '../channel';

/** How far each window is shifted against the one before, in words. */
export const SHIFT = 40;
/** Words of a window, so that a short attack inside a long text is a good part of one: what it is shifted by, twice. */
const WORDS = 2 * SHIFT;

/** The windows of a text of so many words: from the first word to before the last. Every word is in at least one. */
export const stretches = (words: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let first = 0; ; first += SHIFT) {
    const last = first + WORDS >= words - SHIFT / 2 ? words : first + WORDS;
    found.push([first, last]);
    if (last === words) return found;
  }
};

const CHARACTERS = 400;
const LONGEST = 16;
const WORTH: Record<Channel, number> = { user: 0.6, document: 0.8 };

/** Log odds that the most suspicious stretch of a text owes to the number of stretches: they grow with its logarithm, up to a few pages. */
export const owedToLength = (text: string, channel: Channel): number => WORTH[channel] * Math.log(Math.min(LONGEST, Math.max(1, text.length / CHARACTERS)));
