import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Ten digits with a Luhn check digit, the first 1 (citizen) or 2 (resident). Source: الأحوال
 * المدنية, National Information Center.
 */
export const saNationalId = patternRecogniser({
  kind: 'sa_national_id',
  title: 'Saudi identity number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[12]\d{9}/,
  accepts: (code) => luhn(code),
  certaintyInContext: 0.93,
  contextWords: [
    'iqama',
    'iqama number',
    'رقم الهوية',
    'الهوية الوطنية',
    'رقم الإقامة',
    'الإقامة',
    'saudi id',
    'national id',
  ],
});
