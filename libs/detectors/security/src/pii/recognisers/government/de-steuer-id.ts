import { mod11And10 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Returns true if exactly one digit occurs two or three times among the first ten. The number has
 * no leading zero and a check digit by ISO 7064 MOD 11,10. Source: § 139b AO and BZSt, Steuerliche
 * Identifikationsnummer.
 */
const repeatsOneDigit = (digits: string): boolean => {
  const counts = Array.from('0123456789', (digit) => digits.split(digit).length - 1);
  return counts.filter((count) => count > 1).length === 1 && Math.max(...counts) <= 3;
};

export const deSteuerId = patternRecogniser({
  kind: 'de_steuer_id',
  title: 'German tax number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[1-9]\d ?\d{3} ?\d{3} ?\d{3}/,
  accepts: (code) => mod11And10(code) && repeatsOneDigit(code.slice(0, 10)),
  certaintyInContext: 0.95,
  contextWords: [
    'steuer',
    'steuernummer',
    'steueridentifikationsnummer',
    'steuerid',
    'steuer identifikationsnummer',
    'steuerliche identifikationsnummer',
    'steuer id',
    'idnr',
    'id nr',
    'tin',
    'tax id',
    'tax number',
    'tax identification',
    'tax identification number',
    'identifikationsnummer',
    'german tax id',
    'numéro fiscal',
    'identyfikator podatkowy',
  ],
});
