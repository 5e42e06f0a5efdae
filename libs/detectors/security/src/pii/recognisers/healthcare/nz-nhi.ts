import { patternRecogniser } from '../pattern/pattern-recogniser';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Value of a character in the check sum. Numbers have three letters and four digits: weights 7 to
 * 2, 11 minus the remainder, 0 for 10. Since 2022 they may end in two digits, a letter and a check
 * letter, modulo 23 or 24 depending on the edition. Source: HISO 10046.
 */
const valueOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : LETTERS.indexOf(character) + 1;
const holds = (code: string): boolean => {
  const sum = Array.from(code.slice(0, 6)).reduce(
    (total, character, index) => total + valueOf(character) * (7 - index),
    0,
  );
  return /\d$/.test(code)
    ? sum % 11 !== 0 && (11 - (sum % 11)) % 10 === Number(code.charAt(6))
    : [23, 24].some((modulus) => LETTERS.charAt(modulus - (sum % modulus) - 1) === code.charAt(6));
};

export const nzNhi = patternRecogniser({
  kind: 'nz_nhi',
  title: 'New Zealand health number',
  group: 'healthcare data',
  minDigits: 2,
  hasCheckDigits: true,
  pattern: /[A-HJ-NP-Z]{3}\d{2}(?:\d{2}|[A-HJ-NP-Z]{2})/i,
  accepts: holds,
  certaintyInContext: 0.93,
  contextWords: ['nhi', 'nhi number', 'nhi no', 'national health index'],
});
