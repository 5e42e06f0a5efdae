import { isYearMonthDay, luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Birth date, serial, citizenship 0 or 1, an 8 or 9, Luhn. Source: Identification Act 68 of 1997. */
export const zaId = recogniser({
  kind: 'za_id',
  title: 'South African identity number',
  group: 'government IDs',
  digits: 13,
  checked: true,
  pattern: /\d{6} ?\d{4} ?[01][89]\d/,
  accepts: (code) => isYearMonthDay(code) && luhn(code),
  announced: 0.96,
  run: 4,
  unannounced: 0.78,
  cues: [
    'id number',
    'identity number',
    'rsa id',
    'south african id',
    'id nommer',
    'identiteitsnommer',
    'id no',
  ],
});
