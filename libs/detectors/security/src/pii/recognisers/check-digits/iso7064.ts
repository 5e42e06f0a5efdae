/**
 * Verifies the ISO/IEC 7064 MOD 97-10 check digits of an IBAN: the first four characters are moved
 * to the end (ISO 13616).
 */
export const mod97 = (code: string): boolean => {
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** Verifies an ISO/IEC 7064 MOD 11,10 check digit in the last place. */
export const mod11And10 = (digits: string): boolean => {
  let product = 10;
  for (const digit of digits.slice(0, -1))
    product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return (11 - product) % 10 === Number(digits.at(-1));
};

/** Verifies an ISO/IEC 7064 MOD 11-2 check character (a digit or X) in the last place. */
export const mod11And2 = (code: string): boolean => {
  const rest = Array.from(code.slice(0, -1)).reduce(
    (sum, digit) => ((sum + Number(digit)) * 2) % 11,
    0,
  );
  return '0123456789X'.charAt((12 - rest) % 11) === code.at(-1);
};
