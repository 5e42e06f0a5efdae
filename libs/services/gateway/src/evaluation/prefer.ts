/** Wait without `Prefer: wait=N`. */
export const DEFAULT_WAIT_SECONDS = 30;

export interface Preference {
  /** Answer 202 instead of waiting longer. */
  respondAsync: boolean;
  /** 0 with `respond-async` alone. */
  waitMs: number;
  /** Value for `Preference-Applied`, if the caller sent a valid preference. */
  applied?: string;
}

const WAIT = /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;|$)/i;
const RESPOND_ASYNC = /^\s*respond-async\s*(?:;|$)/i;

/**
 * Parses `Prefer: respond-async` and `wait=N` (RFC 7240): seconds, clamped to 1 to `mostSeconds`;
 * the first of several applies. An invalid preference is ignored, as the RFC requires.
 * @param mayRespondAsync false for a route that always waits, which ignores `respond-async`
 */
export const parsePreference = (
  prefer: string | undefined,
  mostSeconds: number,
  mayRespondAsync = true,
): Preference => {
  const stated = (prefer ?? '').split(',');
  const respondAsync =
    mayRespondAsync && stated.some((preference) => RESPOND_ASYNC.test(preference));
  const digits = stated
    .map((preference) => WAIT.exec(preference)?.[1])
    .find((found) => found !== undefined);
  const seconds =
    digits === undefined ? undefined : Math.min(Math.max(Number(digits), 1), mostSeconds);
  const applied = [
    ...(respondAsync ? ['respond-async'] : []),
    ...(seconds === undefined ? [] : [`wait=${seconds}`]),
  ].join(', ');
  const unstated = respondAsync ? 0 : Math.min(DEFAULT_WAIT_SECONDS, mostSeconds);
  return {
    respondAsync,
    waitMs: (seconds ?? unstated) * 1_000,
    ...(applied !== '' && { applied }),
  };
};
