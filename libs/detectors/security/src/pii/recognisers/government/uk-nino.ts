import { oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Prefixes without D, F, I, Q, U, V, no O second, and none of those never allocated; suffix A to D. Source: HMRC manual NIM39110. */
export const ukNino = recogniser({
  kind: 'uk_nino',
  title: 'UK national insurance number',
  group: 'government IDs',
  digits: 6,
  pattern:
    /(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D]/i,
  accepts: (code) => !oneDigitOnly(code.slice(2, 8)) || code.startsWith('QQ'),
  announced: 0.95,
  signs: 'A',
  run: 2,
  unannounced: 0.9,
  cues: [
    'nino',
    'ni number',
    'ni no',
    'national insurance',
    'national insurance number',
    'insurance number',
  ],
});
