import { type NormalisedText } from '@touchstone/text';

/** Context kept around a rewritten span, in UTF-16 units. */
const BEFORE = 64;
const BEHIND = 32;

/** A span of the text, in the shape of a regular-expression match. */
export interface Run {
  0: string;
  index: number;
}

/**
 * Maps each character of a run to one character or to the empty string; `undefined` leaves the run
 * as it is. `next` is the two characters after the run.
 */
type Rewrite = (run: string, next: string, index: number) => readonly string[] | undefined;

/**
 * Returns a view of the runs that `rewrite` changes, in order, with the text around them. A line
 * break separates distant runs. `undefined` if nothing changes. Linear in the text for a linear
 * pattern.
 */
export const rewriteRuns = (
  { text, originalRange }: NormalisedText,
  runs: RegExp | Iterable<Run>,
  rewrite: Rewrite,
): NormalisedText | undefined => {
  const written: string[] = [];
  const origins: number[] = [];
  const put = (character: string, from: number): void => {
    if (character === '') return;
    written.push(character);
    origins.push(from);
  };
  const copy = (from: number, to: number): void => {
    if (from < to) written.push(text.slice(from, to));
    for (let index = from; index < to; index++) origins.push(index);
  };
  let read = -1;
  for (const { 0: run, index } of runs instanceof RegExp ? text.matchAll(runs) : runs) {
    const characters = rewrite(run, text.slice(index + run.length, index + run.length + 2), index);
    if (!characters) continue;
    bridge(read, index, copy, put);
    characters.forEach((character, offset) => put(character, index + offset));
    read = index + run.length;
  }
  if (read < 0) return undefined;
  copy(read, Math.min(text.length, read + BEHIND));
  const origin = (index: number): number => origins[index] ?? text.length;
  return {
    text: written.join(''),
    originalRange: (start, end) =>
      originalRange(origin(start), end > start ? origin(end - 1) + 1 : origin(start)),
  };
};

/**
 * Copies the text between two runs, or only its ends if they are distant. `read` is the end of the
 * first run, -1 before any.
 */
const bridge = (
  read: number,
  next: number,
  copy: (from: number, to: number) => void,
  put: (character: string, from: number) => void,
): void => {
  if (read >= 0 && next - read <= BEFORE + BEHIND) return copy(read, next);
  if (read >= 0) copy(read, read + BEHIND);
  if (read >= 0) put('\n', read + BEHIND);
  copy(Math.max(0, next - BEFORE), next);
};
