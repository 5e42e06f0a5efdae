const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Delays between one attempt and the next. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];
/** Fraction of a delay, to either side: spreads the retries of deliveries that failed together. */
const JITTER = 0.1;
/** A longer `Retry-After` of a receiver counts as this. */
export const MAX_RETRY_AFTER_MS = HOUR_MS;
/** A notifier whose every attempt has failed for so long is switched off. */
export const DISABLE_AFTER_MS = 120 * HOUR_MS;
/**
 * After this time without an attempt, a failure counts as the first. Longer than any delay, so it
 * only passes for a target without deliveries.
 */
export const FAILURE_MEMORY_MS = 48 * HOUR_MS;
/** Precision of the stored time of the latest failure: a dead target costs few writes. */
export const LAST_FAILURE_PRECISION_MS = HOUR_MS;

/**
 * Returns the delay until the next attempt; `null` after the last one.
 * @param attempts failed so far, including this one
 * @param random from 0 to 1
 */
export const retryDelayMs = (attempts: number, random: number, retryAfterMs = 0): number | null => {
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return null;
  return Math.max(
    Math.round(delay * (1 - JITTER + 2 * JITTER * random)),
    Math.min(retryAfterMs, MAX_RETRY_AFTER_MS),
  );
};
