import { isDayMonth } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth and four digits. Requires a context word, because numbers issued since October 2007
 * need not satisfy the check modulo 11. Source: CPR-kontoret, Personnummeret i CPR.
 */
export const dkCpr = patternRecogniser({
  kind: 'dk_cpr',
  title: 'Danish CPR number',
  group: 'government IDs',
  minDigits: 10,
  pattern: /[0-3]\d[01]\d\d{2}[- ]?\d{4}/,
  accepts: (code) => isDayMonth(code),
  certaintyInContext: 0.9,
  contextWords: [
    'cpr',
    'cpr nummer',
    'cpr nr',
    'cpr number',
    'personnummer',
    'sygesikring',
    'danish personal number',
  ],
});
