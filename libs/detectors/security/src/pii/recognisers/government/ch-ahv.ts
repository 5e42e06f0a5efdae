import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the EAN-13 check digit after country code 756 and nine digits. Source: Zentrale
 * Ausgleichsstelle, AHVN13.
 */
const holds = (code: string): boolean =>
  weighted(code, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

export const chAhv = patternRecogniser({
  kind: 'ch_ahv',
  title: 'Swiss AHV number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}/,
  accepts: (code, { excerpt, inContext }) => holds(code) && (inContext || excerpt.includes('.')),
  certaintyInContext: 0.96,
  requiredCharacters: '.',
  minDigitRun: 4,
  certaintyAlone: 0.93,
  contextWords: [
    'ahv',
    'ahv nummer',
    'ahv nr',
    'avs',
    'numéro avs',
    'n° avs',
    'numero avs',
    'oasi',
    'sozialversicherungsnummer',
    'versichertennummer',
    'social security number',
  ],
});
