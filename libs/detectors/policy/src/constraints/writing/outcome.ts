import type { Assessment, Holds } from '../assessment';
import { tidy } from '../element-count';

const LONGEST_QUOTE = 200;

export const outcome = (holds: Holds, reason: string, quote = ''): Assessment => ({
  holds,
  reason,
  quote: tidy(quote.slice(0, LONGEST_QUOTE)),
});

/** Fails on what a text must not have; `found` is its first occurrence. */
export const without = (found: string | undefined, bad: string, good: string): Assessment =>
  found === undefined ? outcome(true, good) : outcome(false, bad, found);
