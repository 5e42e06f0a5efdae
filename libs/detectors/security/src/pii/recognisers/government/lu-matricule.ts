import { isYearMonthDay, luhn, verhoeff } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth, serial number, and a Luhn and a Verhoeff check digit over the first eleven digits.
 * Source: Loi du 19 juin 2013, Centre commun de la sécurité sociale.
 */
export const luMatricule = patternRecogniser({
  kind: 'lu_matricule',
  title: 'Luxembourg social security number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /(?:18|19|20)\d{2} ?[01]\d ?[0-3]\d ?\d{3} ?\d{2}/,
  accepts: (code) =>
    isYearMonthDay(code, 2) &&
    luhn(code.slice(0, 12)) &&
    verhoeff(code.slice(0, 11) + code.charAt(12)),
  certaintyInContext: 0.95,
  contextWords: [
    'matricule',
    'numéro matricule',
    'matricule national',
    'sozialversicherungsnummer',
    'numéro de sécurité sociale',
    'social security number',
  ],
});
