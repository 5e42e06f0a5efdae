/** Verifies a Luhn check digit in the last place. Source: ISO/IEC 7812-1, annex B. */
export const luhn = (digits: string): boolean => {
  let sum = 0;
  for (let index = digits.length - 1, second = false; index >= 0; index--, second = !second) {
    const digit = digits.charCodeAt(index) - 48;
    sum += !second ? digit : digit < 5 ? 2 * digit : 2 * digit - 9;
  }
  return digits.length > 1 && sum % 10 === 0;
};
