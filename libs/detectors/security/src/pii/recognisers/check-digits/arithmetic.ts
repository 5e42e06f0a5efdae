/** Cached upper-case ASCII forms of non-ASCII characters, `SS` for a sharp s. */
const others = new Array<string | undefined>(0x10000);

/**
 * Returns the letters and digits of an identifier, in upper case, as input of check-digit
 * algorithms.
 */
export const codeOf = (text: string): string => {
  let code = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 128) {
      code += others[unit] ??= text
        .charAt(index)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, '');
      continue;
    }
    const capital = unit >= 97 && unit <= 122 ? unit - 32 : unit;
    if ((capital >= 65 && capital <= 90) || (unit >= 48 && unit <= 57))
      code += String.fromCharCode(capital);
  }
  return code;
};

/**
 * Computes the weighted sum of a code; letters count 10 to 35. Characters without a weight are
 * ignored.
 */
export const weighted = (code: string, weights: readonly number[]): number =>
  weights.reduce(
    (sum, weight, index) =>
      sum + weight * (index < code.length ? parseInt(code.charAt(index), 36) : 0),
    0,
  );

/** Computes the remainder of a decimal number of any length. */
export const remainder = (digits: string, modulus: number): number =>
  Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);

export const oneDigitOnly = (digits: string): boolean => /^(\d)\1*$/.test(digits);

/**
 * Returns true for numbers that are never assigned: one digit repeated, or digits that count up or
 * down.
 */
export const placeholder = (digits: string): boolean =>
  oneDigitOnly(digits) ||
  '01234567890123456789'.includes(digits) ||
  '98765432109876543210'.includes(digits);
