import { isDayMonth } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Weights of the check digit over area, date of birth, first letter and serial number, with digit
 * sums of the products. Source: VKVV § 2 and § 4.
 */
const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
const crossSum = (value: number): number => Math.floor(value / 10) + (value % 10);
const holds = (code: string): boolean => {
  const letter = String(code.charCodeAt(8) - 64).padStart(2, '0');
  const digits = Array.from(code.slice(0, 8) + letter + code.slice(9, 11), Number);
  return (
    digits.reduce((sum, digit, index) => sum + crossSum(digit * (WEIGHTS[index] ?? 0)), 0) % 10 ===
    Number(code.charAt(11))
  );
};

export const deRentenversicherung = patternRecogniser({
  kind: 'de_sozialversicherungsnummer',
  title: 'German social insurance number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{2} ?[0-3]\d[01]\d\d{2} ?[A-Z] ?\d{2} ?\d/i,
  accepts: (code) => isDayMonth(code, 2) && holds(code),
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 6,
  certaintyAlone: 0.85,
  contextWords: [
    'sozialversicherungsnummer',
    'rentenversicherungsnummer',
    'rentenversicherung',
    'sozialversicherung',
    'sozialversicherungsausweis',
    'versicherungsnummer',
    'rvnr',
    'sv nummer',
    'svnr',
    'social insurance number',
    'pension insurance number',
  ],
});
