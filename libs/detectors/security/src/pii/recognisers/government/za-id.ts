import { isYearMonthDay, luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth, serial number, citizenship 0 or 1, an 8 or 9, and a Luhn check digit. Source:
 * Identification Act 68 of 1997.
 */
export const zaId = patternRecogniser({
  kind: 'za_id',
  title: 'South African identity number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /\d{6} ?\d{4} ?[01][89]\d/,
  accepts: (code) => isYearMonthDay(code) && luhn(code),
  certaintyInContext: 0.96,
  minDigitRun: 4,
  certaintyAlone: 0.78,
  contextWords: [
    'id number',
    'identity number',
    'rsa id',
    'south african id',
    'id nommer',
    'identiteitsnommer',
    'id no',
  ],
});
