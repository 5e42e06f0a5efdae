import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Health card of Ontario: ten digits with a Luhn check digit and a version of two letters. Source:
 * Ontario Ministry of Health, health number validation.
 */
export const caHealthCard = patternRecogniser({
  kind: 'ca_health_card',
  title: 'Canadian health card number',
  group: 'healthcare data',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[1-9]\d{3}[- ]?\d{3}[- ]?\d{3}(?:[- ]?[A-Z]{2})?/i,
  accepts: (code) => luhn(code.slice(0, 10)),
  certaintyInContext: 0.93,
  contextWords: [
    'ohip',
    'health card',
    'health card number',
    'health number',
    'carte santé',
    'ohip number',
  ],
});
