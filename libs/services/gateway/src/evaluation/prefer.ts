/** Wait without `Prefer: wait=N`. */
export const DEFAULT_WAIT_SECONDS = 30;

export interface Wait {
  waitMs: number;
  /** Value for `Preference-Applied`, if the caller sent a valid preference. */
  applied?: string;
}

const WAIT = /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;|$)/i;

/**
 * Parses `Prefer: wait=N` (RFC 7240): seconds, clamped to 1 to `mostSeconds`; the first of several
 * applies. An invalid preference is ignored, as the RFC requires.
 */
export const preferredWait = (prefer: string | undefined, mostSeconds: number): Wait => {
  const stated = (prefer ?? '')
    .split(',')
    .map((preference) => WAIT.exec(preference)?.[1])
    .find((digits) => digits !== undefined);
  if (stated === undefined) return { waitMs: Math.min(DEFAULT_WAIT_SECONDS, mostSeconds) * 1_000 };
  const seconds = Math.min(Math.max(Number(stated), 1), mostSeconds);
  return { waitMs: seconds * 1_000, applied: `wait=${seconds}` };
};
