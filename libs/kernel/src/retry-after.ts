/**
 * Matches a date that starts with the name of a day, as all three forms of RFC 9110, 5.6.7 do;
 * `Date.parse` alone accepts far more.
 */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? [\w :-]{10,30}$/;

/**
 * Parses a `Retry-After` header, whole seconds or a date (RFC 9110, 10.2.3), to milliseconds from
 * now.
 */
export const retryAfterMs = (
  header: string | string[] | undefined,
  nowMs = Date.now(),
): number | undefined => {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const atMs = DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
};
