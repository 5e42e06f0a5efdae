import { isDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after date of birth and serial number, before the century: weights 3 2 7
 * 6 5 4 3 2, modulo 11. Source: Þjóðskrá Íslands.
 */
const holds = (code: string): boolean => weighted(code, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

export const isKennitala = patternRecogniser({
  kind: 'is_kennitala',
  title: 'Icelandic kennitala',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[0-7]\d[01]\d\d{2}[- ]?\d{3}[089]/,
  accepts: (code) => holds(code) && isDay(Number(code.slice(2, 4)), Number(code.slice(0, 2)) % 40),
  certaintyInContext: 0.95,
  contextWords: ['kennitala', 'kt', 'icelandic id', 'id number', 'personal number'],
});
