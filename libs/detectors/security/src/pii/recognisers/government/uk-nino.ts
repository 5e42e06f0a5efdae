import { oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Two letters, six digits and a suffix A to D. Prefixes exclude D, F, I, Q, U, V, a second O and
 * those never allocated. Source: HMRC manual NIM39110.
 */
export const ukNino = patternRecogniser({
  kind: 'uk_nino',
  title: 'UK national insurance number',
  group: 'government IDs',
  minDigits: 6,
  pattern:
    /(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]/i,
  accepts: (code) => !oneDigitOnly(code.slice(2, 8)) || code.startsWith('QQ'),
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 2,
  certaintyAlone: 0.9,
  contextWords: [
    'nino',
    'ni number',
    'ni no',
    'national insurance',
    'national insurance number',
    'insurance number',
  ],
});
