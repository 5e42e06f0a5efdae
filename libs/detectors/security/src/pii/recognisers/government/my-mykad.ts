import { isYearMonthDay } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth, place of birth and serial number, without a check digit. Source: Jabatan
 * Pendaftaran Negara, place codes 01 to 59 and 60 to 99.
 */
export const myMykad = patternRecogniser({
  kind: 'my_mykad',
  title: 'Malaysian identity number',
  group: 'government IDs',
  minDigits: 12,
  pattern: /\d{6}[- ]?\d{2}[- ]?\d{4}/,
  accepts: (code, { excerpt, inContext }) =>
    isYearMonthDay(code) &&
    !/^.{6}(?:00|17|18|19|20|69|70|73|80|81|94|95|96|97)/.test(code) &&
    (inContext || /^\d{6}-\d{2}-\d{4}$/.test(excerpt)),
  certaintyInContext: 0.93,
  requiredCharacters: '-',
  minDigitRun: 6,
  certaintyAlone: 0.8,
  contextWords: [
    'mykad',
    'nric',
    'ic number',
    'ic no',
    'kad pengenalan',
    'no kp',
    'nombor kad pengenalan',
    'malaysian ic',
    'identity card',
  ],
});
