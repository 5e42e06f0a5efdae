import { placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Eleven digits, no public check digit: only behind its name. Source: National Identity Management Commission Act 2007. */
export const ngNin = recogniser({
  kind: 'ng_nin',
  title: 'Nigerian identity number',
  group: 'government IDs',
  digits: 11,
  pattern: /\d{4}[ -]?\d{3}[ -]?\d{4}/,
  accepts: (code) => !placeholder(code),
  announced: 0.85,
  cues: [
    'nin',
    'national identification number',
    'nigerian nin',
    'bvn',
    'bank verification number',
  ],
});
