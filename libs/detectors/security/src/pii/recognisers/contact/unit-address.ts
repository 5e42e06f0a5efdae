import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * House number and name, then a flat or suite with its number. Source: USPS Publication 28,
 * secondary address units.
 */
export const unitAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 2,
  pattern:
    /(?:\d{1,5}[A-Za-z]?,? \p{L}[\p{L}\d .'-]{2,48}[,\n]? ?)?(?:Apt|Apartment|Suite|Ste|Flat)\.? ?#?\d{1,4}[A-Z]?(?:,? ?\n? ?\p{Lu}[\p{L} -]{2,30})?/u,
  requiredCharacters: 'A',
  requiredTrigrams: defineTrigrams('apt', 'apa', 'sui', 'ste', 'fla'),
  certaintyAlone: 0.72,
});
