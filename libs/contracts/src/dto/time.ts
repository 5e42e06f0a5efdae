/** A date, or a date and a time with its offset; a bare local time would mean something else on every machine. */
const ISO_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** The moment an ISO 8601 text names (a bare date: its midnight UTC), in milliseconds; `undefined` for any other text. */
export const instantOf = (text: unknown): number | undefined => {
  const [, day] = typeof text === 'string' ? (ISO_TIME.exec(text) ?? []) : [];
  if (day === undefined) return undefined;
  // The parser takes 30 February for 2 March.
  const midnight = new Date(day);
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined;
  const moment = Date.parse(String(text));
  return Number.isNaN(moment) ? undefined : moment;
};
