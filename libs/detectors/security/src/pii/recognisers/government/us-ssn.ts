import { oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Area, group and serial number. Excludes those never issued: area 000, 666 and 900 to 999, group
 * 00, serial 0000. Source: Social Security Administration, randomization rules of 2011.
 */
export const usSsn = patternRecogniser({
  kind: 'us_ssn',
  title: 'US social security number',
  group: 'government IDs',
  minDigits: 9,
  pattern: /\d{3}-\d{2}-\d{4}|\d{3}[ .]\d{2}[ .]\d{4}|\d{9}|\d{3}[-. /]{1,3}\d{2}[-. /]{1,3}\d{4}/,
  accepts: (code, { excerpt, inContext }) =>
    /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(code) &&
    !oneDigitOnly(code) &&
    (inContext || /^\d{3}([- ])\d{2}\1\d{4}$/.test(excerpt)),
  certaintyInContext: 0.94,
  minDigitRun: 4,
  certaintyAlone: 0.85,
  distinctiveForm: /^\d{3}([- ])\d{2}\1\d{4}$/,
  contextWords: [
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
