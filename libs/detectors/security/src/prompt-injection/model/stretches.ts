/** Words of a window, so that a short attack inside a long text is a good part of one, and how far the next one is shifted. */
const WORDS = 80;
const SHIFT = 40;

/** The windows of a text of so many words: from the first word to before the last. Every word is in at least one. */
export const stretches = (words: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let first = 0; ; first += SHIFT) {
    const last = first + WORDS >= words - SHIFT / 2 ? words : first + WORDS;
    found.push([first, last]);
    if (last === words) return found;
  }
};
