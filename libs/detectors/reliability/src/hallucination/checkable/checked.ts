/** A statement that was recomputed without any knowledge of the world. */
export interface Checked {
  quote: string;
  wrong: boolean;
  /** The correct value, as a clause without a full stop. */
  reason: string;
}

/** Checks one kind of recomputable statement. Linear in the text. */
export type Checker = (text: string) => Checked[];

/**
 * A whole or decimal number in English notation; bounded. Use with the `i` or `g` flag; contains no
 * capture groups.
 */
export const NUMBER = String.raw`[-−]?\d[\d,]{0,20}(?:\.\d{1,15})?`;

export const toNumber = (text: string): number =>
  Number(text.replace('−', '-').replaceAll(',', ''));

const decimals = (text: string): number => (text.split('.')[1] ?? '').length;

/**
 * Returns true if a stated number is the exact one, or the exact one rounded to the decimals
 * stated. `slack` is a share of the exact one.
 */
export const agrees = (stated: string, exact: number, slack = 0): boolean => {
  const difference = Math.abs(toNumber(stated) - exact);
  const places = decimals(stated);
  const endless = !Number.isInteger(Number((exact * 1e6).toPrecision(12)));
  const rounding = places > 0 || endless ? 0.5000001 * 10 ** -places : 0;
  return difference <= Math.max(1e-9 * Math.abs(exact), rounding, slack * Math.abs(exact));
};

/** Formats a number for a reason. */
export const figure = (value: number): string => String(Number(value.toPrecision(10)));
