import { placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Eleven digits without a published check digit. Requires a context word. Source: National Identity
 * Management Commission Act 2007.
 */
export const ngNin = patternRecogniser({
  kind: 'ng_nin',
  title: 'Nigerian identity number',
  group: 'government IDs',
  minDigits: 11,
  pattern: /\d{4}[ -]?\d{3}[ -]?\d{4}/,
  accepts: (code) => !placeholder(code),
  certaintyInContext: 0.85,
  contextWords: [
    'nin',
    'national identification number',
    'nigerian nin',
    'bvn',
    'bank verification number',
  ],
});
