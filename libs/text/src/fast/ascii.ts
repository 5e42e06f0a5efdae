/**
 * Tests of UTF-16 units that avoid patterns, for loops over every character of a text. Benchmark:
 * `npm run bench -- detection security-cost`.
 */
export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
export const isSmall = (unit: number): boolean => unit >= 97 && unit <= 122;
export const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;
export const isAsciiLetter = (unit: number): boolean => isSmall(unit) || isCapital(unit);
