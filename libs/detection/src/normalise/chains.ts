/** Something found in a text. */
export interface Found {
  text: string;
  start: number;
  end: number;
}

/** What may stand between two links: a bounded pattern, for example. */
export type Gap = Pick<RegExp, 'test'>;

/** What follows each other with no more than `gap` between; chains of fewer than `fewest` are left out. */
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

/** What a pattern, global and bounded, finds. */
export function* matches(text: string, pattern: RegExp): Generator<Found> {
  for (const { 0: written, index: start } of text.matchAll(pattern))
    yield { text: written, start, end: start + written.length };
}

/** Gaps are alike mostly: asks the pattern when a gap differs from the last one. */
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

/** Tells whether a stretch stands by itself: no letter or digit right before or behind. */
export const standsAlone = (text: string, start: number, end: number): boolean =>
  !ALPHANUMERIC.test(text.charAt(start - 1)) && !ALPHANUMERIC.test(text.charAt(end));
