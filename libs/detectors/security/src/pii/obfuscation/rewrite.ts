import { type NormalisedText } from '@touchstone/text';

/** Room around what was read otherwise, for what announces it. */
const BEFORE = 64;
const BEHIND = 32;

/** A stretch of the text, as matches of a pattern are. */
export interface Run {
  0: string;
  index: number;
}

/**
 * Replaces each character of a run by one character or by nothing. `next` is the two characters
 * behind the run.
 */
type Rewrite = (run: string, next: string, index: number) => readonly string[] | undefined;

/**
 * The stretches that `runs` holds, or finds, in order, and `rewrite` changes, with what stands
 * around them; those far from each other are parted by a line break. `undefined` where nothing
 * changes. Linear in the text for a linear pattern.
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
 * Copies the text between the end of one run (-1: none yet) and the beginning of the next, or its
 * two ends.
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
