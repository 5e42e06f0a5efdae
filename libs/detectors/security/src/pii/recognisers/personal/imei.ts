import { luhn, oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Fifteen digits, Luhn, behind its name; its first fourteen stand alone in an MEID or with a version behind. Source: 3GPP TS 23.003, GSMA TS.06. */
export const imei = recogniser({
  kind: 'imei',
  title: 'device number (IMEI)',
  group: 'personal identifiers',
  digits: 15,
  checked: true,
  pattern: /\d{2}[- ]?\d{6}[- ]?\d{6}[- ]?\d/,
  accepts: (code) => luhn(code) && !oneDigitOnly(code),
  announced: 0.93,
  cues: [
    'imei',
    'imei number',
    'imei no',
    'imei1',
    'imei2',
    'device id',
    'handset',
    'numéro imei',
    'número imei',
    'номер imei',
    '串号',
  ],
});
