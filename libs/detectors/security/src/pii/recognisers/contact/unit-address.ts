import { marksOf } from '../../marks';
import { recogniser } from '../../recogniser';

/** House number, a name, then a flat or suite with its number. Source: USPS Publication 28, secondary address units. */
export const unitAddress = recogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  digits: 2,
  pattern:
    /(?:\d{1,5}[A-Za-z]?,? \p{L}[\p{L}\d .'-]{2,48}[,\n]? ?)?(?:Apt|Apartment|Suite|Ste|Flat)\.? ?#?\d{1,4}[A-Z]?(?:,? ?\n? ?\p{Lu}[\p{L} -]{2,30})?/u,
  signs: 'A',
  marks: marksOf('apt', 'apa', 'sui', 'ste', 'fla'),
  unannounced: 0.72,
});
