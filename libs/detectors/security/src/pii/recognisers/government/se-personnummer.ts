import { isDay, luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Luhn over the last ten digits, a birth date in front; 60 is added to the day of a coordination
 * number. Source: Skatteverket SKV 704.
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
