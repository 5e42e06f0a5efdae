import { isDayMonth, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit between serial number and date of birth: weights 3 7 9, 5 8 4 2 1 6,
 * modulo 11. Source: Dachverband der Sozialversicherungsträger, ASVG § 31.
 */
const holds = (code: string): boolean =>
  weighted(code, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(code.charAt(3));

export const atSvnr = patternRecogniser({
  kind: 'at_svnr',
  title: 'Austrian social insurance number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[1-9]\d{3}[ -]?[0-3]\d[01]\d\d{2}/,
  accepts: (code) => holds(code) && (isDayMonth(code, 4) || /^.{6}1[345]/.test(code)),
  certaintyInContext: 0.94,
  contextWords: [
    'svnr',
    'sv nr',
    'sv nummer',
    'sozialversicherungsnummer',
    'versicherungsnummer',
    'vsnr',
    'e card',
    'social insurance number',
    'social security number',
  ],
});
