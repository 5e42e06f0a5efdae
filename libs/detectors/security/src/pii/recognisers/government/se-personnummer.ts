import { isDay, luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the date of birth and the Luhn check digit of the last ten digits. Coordination numbers
 * add 60 to the day. Source: Skatteverket SKV 704.
 */
const holds = (code: string): boolean => {
  const digits = code.slice(-10);
  return isDay(Number(digits.slice(2, 4)), Number(digits.slice(4, 6)) % 60) && luhn(digits);
};

export const sePersonnummer = patternRecogniser({
  kind: 'se_personnummer',
  title: 'Swedish personnummer',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /(?:19|20)?\d{6}[-+ ]?\d{4}/,
  accepts: (code, { excerpt, inContext }) => holds(code) && (inContext || /[-+]/.test(excerpt)),
  certaintyInContext: 0.95,
  minDigitRun: 6,
  certaintyAlone: 0.85,
  contextWords: [
    'personnummer',
    'personnr',
    'pnr',
    'samordningsnummer',
    'swedish personal number',
    'personal number',
    'personal identity number',
    'person nummer',
  ],
});
