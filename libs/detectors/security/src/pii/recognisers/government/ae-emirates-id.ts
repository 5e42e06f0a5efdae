import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Prefix 784, year of birth, seven digits and a Luhn check digit. Source: Federal Authority for
 * Identity, Citizenship, Customs and Port Security.
 */
export const aeEmiratesId = patternRecogniser({
  kind: 'ae_emirates_id',
  title: 'Emirates ID',
  group: 'government IDs',
  minDigits: 15,
  hasCheckDigits: true,
  pattern: /784[- ]?(?:19|20)\d{2}[- ]?\d{7}[- ]?\d/,
  accepts: (code) => luhn(code),
  certaintyInContext: 0.96,
  minDigitRun: 7,
  certaintyAlone: 0.9,
  contextWords: ['emirates id', 'eid', 'الهوية الإماراتية', 'رقم الهوية', 'uae id'],
});
