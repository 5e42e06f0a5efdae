import type { Range } from './normalised-text';

/** A match in a text. */
export interface Found extends Range {
  text: string;
}

/** Returns the range from the first of some matches to the last; there is at least one. */
export const extentOf = (found: readonly Range[]): Range => ({
  start: found[0]?.start ?? 0,
  end: found.at(-1)?.end ?? 0,
});

/** Test of the text between two links, for example a bounded pattern. */
export type Gap = Pick<RegExp, 'test'>;

/**
 * Yields chains of matches with at most `gap` between them; omits chains of fewer than `fewest`.
 */
export function* chains(
  text: string,
  found: Iterable<Found>,
  gap: Gap,
  longestGap: number,
  fewest: number,
): Generator<Found[]> {
  let chain: Found[] = [];
  const links = remembered(gap);
  for (const each of found) {
    const last = chain[chain.length - 1];
    if (last && !(each.start - last.end <= longestGap && links(text.slice(last.end, each.start)))) {
      if (chain.length >= fewest) yield chain;
      chain = [];
    }
    chain.push(each);
  }
  if (chain.length >= fewest) yield chain;
}

/** Yields the matches of a global, bounded pattern. */
export function* matches(text: string, pattern: RegExp): Generator<Found> {
  for (const { 0: written, index: start } of text.matchAll(pattern))
    yield { text: written, start, end: start + written.length };
}

/** Caches the last result: most gaps are equal, so the pattern runs only when the gap changes. */
const remembered = (gap: Gap): ((written: string) => boolean) => {
  let last: string | undefined;
  let links = false;
  return (written) => {
    if (written === last) return links;
    last = written;
    return (links = gap.test(written));
  };
};

export const ALPHANUMERIC = /[\p{L}\p{N}]/u;

/** Returns true if no letter or digit adjoins the stretch. */
export const isDelimited = (text: string, start: number, end: number): boolean =>
  !ALPHANUMERIC.test(text.charAt(start - 1)) && !ALPHANUMERIC.test(text.charAt(end));
