const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns true for a valid day of a month. Always accepts 29 February, because most identifiers
 * omit the century.
 */
export const isDay = (month: number, day: number): boolean =>
  day >= 1 && day <= (DAYS[month - 1] ?? 0);

const two = (digits: string, at: number): number => Number(digits.slice(at, at + 2));

/** Returns true if the digits at `at` are a two-digit year, a month and a day. */
export const isYearMonthDay = (digits: string, at = 0): boolean =>
  isDay(two(digits, at + 2), two(digits, at + 4));

/** Returns true if the digits at `at` are a day and a month. */
export const isDayMonth = (digits: string, at = 0): boolean =>
  isDay(two(digits, at + 2), two(digits, at));
