import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Nine digits that pass the eleven test with weight -1 for the last digit. Source: Logius, Besluit
 * burgerservicenummer.
 */
export const nlBsn = patternRecogniser({
  kind: 'nl_bsn',
  title: 'Dutch BSN',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /\d{4}[. ]?\d{2}[. ]?\d{3}|\d{3}[. -]\d{3}[. -]\d{3}/,
  accepts: (code) => !placeholder(code) && weighted(code, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  certaintyInContext: 0.95,
  contextWords: [
    'bsn',
    'bsn nummer',
    'burgerservicenummer',
    'burger service nummer',
    'sofinummer',
    'sofi nummer',
    'citizen service number',
    'dutch social security number',
  ],
});
