import { luhn, placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Nine digits, Luhn. Source: רשות האוכלוסין וההגירה, מספר זהות. */
export const ilTeudatZehut = recogniser({
  kind: 'il_teudat_zehut',
  title: 'Israeli identity number',
  group: 'government IDs',
  digits: 9,
  checked: true,
  pattern: /\d{8}-?\d/,
  accepts: (code) => luhn(code) && !placeholder(code),
  announced: 0.93,
  cues: [
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
