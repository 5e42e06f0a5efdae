import { luhn, oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Fifteen digits with a Luhn check digit. Requires a context word. Excludes numbers without a check
 * digit (MEID, IMEISV). Source: 3GPP TS 23.003, GSMA TS.06.
 */
export const imei = patternRecogniser({
  kind: 'imei',
  title: 'device number (IMEI)',
  group: 'personal identifiers',
  minDigits: 15,
  hasCheckDigits: true,
  pattern: /\d{2}[- ]?\d{6}[- ]?\d{6}[- ]?\d/,
  accepts: (code) => luhn(code) && !oneDigitOnly(code),
  certaintyInContext: 0.93,
  contextWords: [
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
