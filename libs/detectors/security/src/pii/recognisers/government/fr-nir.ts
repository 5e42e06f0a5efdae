import { remainder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the key after sex, year, month, department, commune and serial number: 97 minus the
 * remainder modulo 97. Corsica's departments 2A and 2B count as 19 and 18. Source: INSEE, décret
 * 82-103.
 */
const holds = (code: string): boolean => {
  const digits = code.replace('2A', '19').replace('2B', '18');
  return (
    /^\d{15}$/.test(digits) && 97 - remainder(digits.slice(0, 13), 97) === Number(digits.slice(13))
  );
};

export const frNir = patternRecogniser({
  kind: 'fr_nir',
  title: 'French social security number',
  group: 'government IDs',
  minDigits: 14,
  hasCheckDigits: true,
  pattern:
    /[123478][ .-]?\d{2}[ .-]?(?:0[1-9]|1[0-2]|[2-9]\d)[ .-]?(?:\d{2}|2[AB])[ .-]?\d{3}[ .-]?\d{3}[ .-]?\d{2}/i,
  accepts: holds,
  certaintyInContext: 0.97,
  minDigitRun: 3,
  certaintyAlone: 0.92,
  contextWords: [
    'nir',
    'sécurité sociale',
    'numéro de sécurité sociale',
    'sécu',
    'numéro de sécu',
    'insee',
    'numéro insee',
    'carte vitale',
    'n° ss',
    'french social security number',
    'social security number',
  ],
});
