import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Numbered streets: `350 W 42nd`, `Calle 72 # 10-34`. Source: USPS Publication 28, Colombian DANE
 * nomenclature.
 */
export const numberedStreet = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 3,
  pattern:
    /\d{2,5} (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\.? \d{1,3}(?:st|nd|rd|th)(?! (?:gen|place|time|party|quarter)| \p{L}+ (?:gen|edition))(?: (?:St|Ave|Street|Avenue|Pl|Ter|Ct)(?!\p{L})\.?)?|(?:Calle|Cl|CL|Carrera|Cra|CRA|Kra|Kr|Avenida|Av|Transversal|Diagonal|Diag|Tv)\.? ?\d{1,3} ?[A-Z]?(?: ?(?:[Bb]is|Sur|Norte|Este|Oeste))? ?(?:#|[Nn]o\.?|[Nn][°º.]) ?\d{1,3} ?[A-Z]? ?[-–] ?\d{1,3}/u,
  requiredCharacters: 'A',
  requiredTrigrams: defineTrigrams(
    '0st',
    '0nd',
    '0rd',
    '0th',
    'cal',
    'cl?',
    'car',
    'cra',
    'kra',
    'kr?',
    'ave',
    'av?',
    'tra',
    'dia',
    'tv?',
  ),
  certaintyAlone: 0.81,
});
