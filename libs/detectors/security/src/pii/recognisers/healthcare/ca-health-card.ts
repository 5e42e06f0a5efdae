import { luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Ontario: ten digits, Luhn, a version of two letters. Source: Ontario Ministry of Health, health number validation. */
export const caHealthCard = recogniser({
  kind: 'ca_health_card',
  title: 'Canadian health card number',
  group: 'healthcare data',
  digits: 10,
  checked: true,
  pattern: /[1-9]\d{3}[- ]?\d{3}[- ]?\d{3}(?:[- ]?[A-Z]{2})?/i,
  accepts: (code) => luhn(code.slice(0, 10)),
  announced: 0.93,
  cues: [
    'ohip',
    'health card',
    'health card number',
    'health number',
    'carte santé',
    'ohip number',
  ],
});
