import { oneDigitOnly, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * First two digits, which denote a Federal Reserve district; the check digit uses weights 3 7 1.
 * Source: American Bankers Association, Routing Number Policy.
 */
const DISTRICT = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;

export const usRoutingNumber = patternRecogniser({
  kind: 'us_routing_number',
  title: 'US bank routing number',
  group: 'financial data',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /\d{4}-?\d{4}-?\d/,
  accepts: (code) =>
    DISTRICT.test(code) &&
    !oneDigitOnly(code) &&
    weighted(code, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  certaintyInContext: 0.92,
  contextWords: [
    'routing',
    'aba',
    'aba number',
    'routing number',
    'routing no',
    'routing transit number',
    'rtn',
    'transit number',
    'bank code',
    'wire',
    'ach',
    'direct deposit',
    'número de ruta',
  ],
});
