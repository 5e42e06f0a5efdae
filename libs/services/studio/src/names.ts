/** Matches ids and text ids. Postgres would fail on a NUL in other input. */
const ID = /^[\w-]{1,64}$/;
const LABEL = /^\w[\w.-]{0,63}$/;
/** Largest value of the Postgres type `integer`. */
const LAST_NUMBER = 2 ** 31 - 1;

export const LABEL_EXPECTED =
  'up to 64 letters, digits, "_", "." and "-", beginning with none of the last two';

export const isId = (text: string): boolean => ID.test(text);
export const isLabel = (text: string): boolean => LABEL.test(text);
export const isRevisionNumber = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= LAST_NUMBER;
