/** Passages that are judged together: what one says may be about the one before. */
export const MOST_PASSAGES = 3;

/** A run of passages, `first` to before `last`. */
export interface Window {
  first: number;
  last: number;
}

/** Lists the runs of one to three passages of a text with `count` passages. */
export const windowsOf = (count: number): Window[] =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: Math.min(MOST_PASSAGES, count - first) }, (_run, more) => ({
      first,
      last: first + more + 1,
    })),
  ).flat();
