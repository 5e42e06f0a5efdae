import { patternRecogniser } from '../pattern/pattern-recogniser';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Verifies the check character after state, PAN, entity and Z: the Luhn algorithm modulo 36.
 * Source: GST Network, GSTIN structure.
 */
const holds = (code: string): boolean => {
  const sum = Array.from(code.slice(0, 14)).reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET.charAt((36 - (sum % 36)) % 36) === code.charAt(14);
};

export const inGstin = patternRecogniser({
  kind: 'in_gstin',
  title: 'Indian tax number (GSTIN)',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]/i,
  accepts: holds,
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 4,
  certaintyAlone: 0.9,
  contextWords: ['gstin', 'gst', 'gst number', 'gst no'],
});
