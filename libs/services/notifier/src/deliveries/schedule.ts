const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Between one try and the next. */
export const DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];
export const MOST_TRIES = DELAYS_MS.length + 1;
/** Of a delay, to either side: what failed together is not to come again together. */
const JITTER = 0.1;
/** A receiver may ask for no more than this. */
export const LONGEST_RETRY_AFTER_MS = HOUR_MS;
/** Targets are given up after so long. */
export const PATIENCE_MS = 120 * HOUR_MS;
/** Without a try, after which a failure counts as the first: longer than any delay, so only a target that was told of nothing has it. */
export const QUIET_MS = 48 * HOUR_MS;
/** How exactly the latest failure is kept, so that a dead target does not cost a write for each try. */
export const FAILED_WITHIN_MS = HOUR_MS;

/**
 * Milliseconds from a failed try to the next; `null` when it was the last.
 * @param tries that have failed, this one included
 * @param random from 0 to 1
 */
export const delayAfter = (tries: number, random: number, retryAfterMs = 0): number | null => {
  const delay = DELAYS_MS[tries - 1];
  if (delay === undefined) return null;
  return Math.max(
    Math.round(delay * (1 - JITTER + 2 * JITTER * random)),
    Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS),
  );
};
