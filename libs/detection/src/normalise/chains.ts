/** Something found in a text. */
export interface Found {
  text: string;
  start: number;
  end: number;
}

/** Matches that follow each other with no more than `gap` between them; chains of fewer than `fewest` are left out. Both patterns are bounded. */
export function* chains(text: string, pattern: RegExp, gap: RegExp, longestGap: number, fewest: number): Generator<Found[]> {
  let chain: Found[] = [];
  const links = remembered(gap);
  for (const { 0: written, index: start } of text.matchAll(pattern)) {
    const last = chain.at(-1);
    if (last && !(start - last.end <= longestGap && links(text.slice(last.end, start)))) {
      if (chain.length >= fewest) yield chain;
      chain = [];
    }
    chain.push({ text: written, start, end: start + written.length });
  }
  if (chain.length >= fewest) yield chain;
}

/** Gaps are alike mostly: asks the pattern when a gap differs from the last one. */
const remembered = (gap: RegExp): ((written: string) => boolean) => {
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
