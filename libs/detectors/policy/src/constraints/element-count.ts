import type { CountRange } from '@touchstone/text';

/**
 * Count of an element: `low` counts certain occurrences, `high` also possible ones; `at` is the
 * first certain one, else the first possible one.
 */
export interface ElementCount extends CountRange {
  at?: { start: number; end: number };
}

export const exactly = (count: number, at?: ElementCount['at']): ElementCount => ({
  low: count,
  high: count,
  ...(at && { at }),
});

/** Counts the matches of a global pattern. */
export const matches = (text: string, pattern: RegExp): ElementCount => {
  let count = 0;
  let at: ElementCount['at'];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    count++;
    at ??= { start: index, end: index + match.length };
  }
  return exactly(count, at);
};

/** Combines two counts: certain occurrences, and possible ones, which include the certain ones. */
export const between = (certain: ElementCount, possible: ElementCount): ElementCount => ({
  low: Math.min(certain.low, possible.high),
  high: Math.max(certain.low, possible.high),
  ...((certain.at ?? possible.at) && { at: certain.at ?? possible.at }),
});

/** Removes halves of surrogate pairs at either end of a cut. */
export const tidy = (cut: string): string =>
  cut
    .replace(/^[\udc00-\udfff]/, '')
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const AROUND = 40;

/** Returns the match with some context; never splits a surrogate pair. */
export const excerpt = (text: string, at: ElementCount['at']): string => {
  if (!at) return '';
  const start = at.end - at.start >= AROUND ? at.start : Math.max(0, at.start - AROUND);
  return tidy(text.slice(start, Math.min(at.end, at.start + 200) + AROUND));
};
