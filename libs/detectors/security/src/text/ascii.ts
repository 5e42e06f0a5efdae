/** Of a UTF-16 unit, without a pattern: asked of every character of a text. */
export const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;
export const isSmall = (unit: number): boolean => unit >= 97 && unit <= 122;
export const isCapital = (unit: number): boolean => unit >= 65 && unit <= 90;
export const isAsciiLetter = (unit: number): boolean => isSmall(unit) || isCapital(unit);
