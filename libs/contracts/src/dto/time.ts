/**
 * Matches a date, or a date and a time with its offset; a local time would depend on the machine's
 * time zone.
 */
const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Parses an ISO 8601 text to milliseconds (a bare date: midnight UTC); `undefined` for any other
 * text.
 */
export const instantOf = (text: unknown): number | undefined => {
  const [, day] = typeof text === 'string' ? (ISO_TIME.exec(text) ?? []) : [];
  if (day === undefined) return undefined;
  // `Date.parse` reads 30 February as 2 March.
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const moment = Date.parse(String(text));
  return Number.isNaN(moment) ? undefined : moment;
};
