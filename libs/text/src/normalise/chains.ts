/** A match in a text. */
export interface Found {
  text: string;
  start: number;
  end: number;
}

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

/** Returns true if there is no letter or digit directly before or after a stretch. */
export const standsAlone = (text: string, start: number, end: number): boolean =>
  !ALPHANUMERIC.test(text.charAt(start - 1)) && !ALPHANUMERIC.test(text.charAt(end));
