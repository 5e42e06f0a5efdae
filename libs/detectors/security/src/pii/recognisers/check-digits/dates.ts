const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of a month; 29 February always counts, for most identifiers leave the century open. */
export const isDay = (month: number, day: number): boolean =>
  day >= 1 && day <= (DAYS[month - 1] ?? 0);

const two = (digits: string, at: number): number => Number(digits.slice(at, at + 2));

/** Month and day behind two digits of a year, from `at` on. */
export const isYearMonthDay = (digits: string, at = 0): boolean =>
  isDay(two(digits, at + 2), two(digits, at + 4));

/** Day and month, from `at` on. */
export const isDayMonth = (digits: string, at = 0): boolean =>
  isDay(two(digits, at + 2), two(digits, at));
