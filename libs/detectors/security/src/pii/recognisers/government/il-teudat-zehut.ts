import { luhn, placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Nine digits with a Luhn check digit. Source: רשות האוכלוסין וההגירה, מספר זהות. */
export const ilTeudatZehut = patternRecogniser({
  kind: 'il_teudat_zehut',
  title: 'Israeli identity number',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /\d{8}-?\d/,
  accepts: (code) => luhn(code) && !placeholder(code),
  certaintyInContext: 0.93,
  contextWords: [
    'teudat zehut',
    'tz',
    'תעודת זהות',
    'ת ז',
    'מספר זהות',
    'מספר ת ז',
    'תז',
    'מס זהות',
    'israeli id',
    'israeli id number',
    'israeli identity number',
    'israel id',
    'mispar zehut',
    't z',
    'identity number',
  ],
});
