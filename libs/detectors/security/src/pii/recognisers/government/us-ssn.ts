import { oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Never issued: area 000, 666 and 900 to 999, group 00, serial 0000. Source: Social Security Administration, randomization rules of 2011. */
export const usSsn = recogniser({
  kind: 'us_ssn',
  title: 'US social security number',
  group: 'government IDs',
  digits: 9,
  pattern: /\d{3}-\d{2}-\d{4}|\d{3}[ .]\d{2}[ .]\d{4}|\d{9}|\d{3}[-. /]{1,3}\d{2}[-. /]{1,3}\d{4}/,
  accepts: (code, { excerpt, announced }) =>
    /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(code) &&
    !oneDigitOnly(code) &&
    (announced || /^\d{3}([- ])\d{2}\1\d{4}$/.test(excerpt)),
  announced: 0.94,
  run: 4,
  unannounced: 0.85,
  cues: [
    'ssn',
    'ssns',
    'ssn number',
    's s n',
    'social',
    'soc sec',
    'social security',
    'social security number',
    'social security no',
    'social security card',
    'social number',
    'ss number',
    'ss no',
    'taxpayer id',
    'tax id',
    'tin',
    'número de seguro social',
    'seguro social',
    'numéro de sécurité sociale américain',
    'sozialversicherungsnummer',
    'номер социального страхования',
    '社会安全号码',
    '社会保障番号',
  ],
});
