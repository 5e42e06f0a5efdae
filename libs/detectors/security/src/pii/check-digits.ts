/** Check digit rules of identifiers. Each takes the identifier as written and looks only at what counts. */

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
const numbers = (digits: string): number[] => Array.from(digits, Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
const oneDigitOnly = (digits: string): boolean => /^(\d)\1*$/.test(digits);

/** ISO/IEC 7812-1. */
export const luhn = (text: string): boolean => {
  const digits = numbers(digitsOf(text)).reverse();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit < 5 ? 2 * digit : 2 * digit - 9), 0);
  return digits.length > 1 && sum % 10 === 0;
};

/** ISO 7064 MOD 97-10 over letters and digits, the first four moved to the end (IBAN). */
export const mod97 = (compact: string): boolean => {
  let rest = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** American Bankers Association routing number; the first two digits name a Federal Reserve district. */
export const abaRouting = (text: string): boolean => {
  const digits = digitsOf(text);
  const district = Number(digits.slice(0, 2));
  const known = district <= 12 || (district >= 21 && district <= 32) || (district >= 61 && district <= 72) || district === 80;
  return digits.length === 9 && known && !oneDigitOnly(digits) && weighted(numbers(digits), [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
};

/** NHS number: modulus 11, remainder 10 never issued. */
export const nhs = (text: string): boolean => {
  const digits = numbers(digitsOf(text));
  const check = (11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return digits.length === 10 && check === digits[9];
};

/** Brazilian CPF (11 digits) and CNPJ (14 digits): two check digits modulo 11. */
export const brazilian = (text: string): boolean => {
  const all = digitsOf(text);
  if (oneDigitOnly(all) || (all.length !== 11 && all.length !== 14)) return false;
  const highest = all.length === 11 ? 12 : 9;
  const check = (digits: readonly number[]): number => {
    const sum = [...digits].reverse().reduce((total, digit, index) => total + digit * (2 + (index % (highest - 1))), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const digits = numbers(all);
  return check(digits.slice(0, -2)) === digits.at(-2) && check(digits.slice(0, -1)) === digits.at(-1);
};

export const pesel = (text: string): boolean => {
  const digits = numbers(digitsOf(text));
  const month = (digits[2] ?? 0) * 10 + (digits[3] ?? 0);
  const day = (digits[4] ?? 0) * 10 + (digits[5] ?? 0);
  const plausible = digits.length === 11 && month % 20 >= 1 && month % 20 <= 12 && day >= 1 && day <= 31;
  return plausible && weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0;
};

/** Dutch BSN: the eleven test, the last digit counts minus one. */
export const bsn = (text: string): boolean => {
  const digits = digitsOf(text);
  return digits.length === 9 && !oneDigitOnly(digits) && weighted(numbers(digits), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;
};

/** German tax number: ISO 7064 MOD 11,10, no leading zero. */
export const steuerId = (text: string): boolean => {
  const digits = digitsOf(text);
  if (digits.length !== 11 || digits.startsWith('0')) return false;
  let product = 10;
  for (const digit of numbers(digits.slice(0, 10))) {
    const sum = (digit + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[10]);
};

/** Swedish personnummer: Luhn over the last ten digits, a day of a month in front. */
export const personnummer = (text: string): boolean => {
  const digits = digitsOf(text).slice(-10);
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6)) % 60];
  return digits.length === 10 && month >= 1 && month <= 12 && day >= 1 && day <= 31 && luhn(digits);
};

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Spanish DNI (8 digits) and NIE (X, Y or Z and 7 digits): a letter for the rest modulo 23. */
export const dni = (text: string): boolean => {
  const compact = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const digits = compact.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return /^\d{8}$/.test(digits) && DNI_LETTERS[Number(digits) % 23] === compact.at(-1);
};

/** French NIR: key is 97 less the rest modulo 97; Corsican departments 2A and 2B count as 19 and 18. */
export const nir = (text: string): boolean => {
  const compact = text.toUpperCase().replace(/[^0-9AB]/g, '').replace('2A', '19').replace('2B', '18');
  if (!/^\d{15}$/.test(compact)) return false;
  return 97n - (BigInt(compact.slice(0, 13)) % 97n) === BigInt(compact.slice(13));
};

const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Italian codice fiscale: the last letter from the fifteen before it. */
export const codiceFiscale = (text: string): boolean => {
  const code = text.toUpperCase();
  const value = (character: string): number => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65);
  const sum = Array.from(code.slice(0, 15)).reduce(
    (total, character, index) => total + (index % 2 === 0 ? (ODD_VALUES[value(character)] ?? 0) : value(character)), 0,
  );
  return code.length === 16 && String.fromCharCode(65 + (sum % 26)) === code[15];
};

const DIHEDRAL = ['0123456789', '1234067895', '2340178956', '3401289567', '4012395678', '5987604321', '6598710432', '7659821043', '8765932104', '9876543210'];
const PERMUTED = ['0123456789', '1576283094', '5803796142', '8916043527', '9453126870', '4286573901', '2793806415', '7046913258'];

/** Verhoeff's check, which Aadhaar numbers carry. */
export const verhoeff = (text: string): boolean => {
  const digits = numbers(digitsOf(text)).reverse();
  return digits.reduce((state, digit, index) => Number(DIHEDRAL[state]?.[Number(PERMUTED[index % 8]?.[digit])]), 0) === 0;
};

/** US National Provider Identifier: Luhn with the prefix 80840. */
export const npi = (text: string): boolean => /^[12]\d{9}$/.test(text) && luhn(`80840${text}`);

/** US Drug Enforcement Administration number: two letters, seven digits. */
export const dea = (text: string): boolean => {
  const digits = numbers(text.slice(2));
  return digits.length === 7 && (weighted(digits, [1, 0, 1, 0, 1]) + 2 * weighted(digits, [0, 1, 0, 1, 0, 1])) % 10 === digits[6];
};
