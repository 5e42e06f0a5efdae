import type { Quote } from './quotes';

/** A stretch of text under the same quotes. */
export interface Segment {
  start: number;
  text: string;
  quotes: readonly Quote[];
  /** Results whose quote begins here. */
  begins: readonly string[];
}

/** Splits a text where quotes begin and end, so that overlapping ones share a segment. */
export const segmentsOf = (text: string, quotes: readonly Quote[]): Segment[] => {
  const inside = quotes.filter(({ start, end }) => start < end && end <= text.length);
  const starting = [...inside].sort((one, other) => one.start - other.start);
  const edges = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])];
  edges.sort((one, other) => one - other);
  const segments: Segment[] = [];
  let open: Quote[] = [];
  let next = 0;
  edges.slice(0, -1).forEach((start, index) => {
    open = open.filter(({ end }) => end > start);
    const begins: string[] = [];
    for (; starting[next]?.start === start; next++) {
      const quote = starting[next] as Quote;
      open.push(quote);
      begins.push(quote.result);
    }
    segments.push({ start, text: text.slice(start, edges[index + 1]), quotes: open, begins });
  });
  return segments;
};
