import { isYearMonthDay, mod11And2 } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Region, date of birth, serial number and a check character by ISO 7064 MOD 11-2. Source: GB
 * 11643-1999.
 */
export const cnResidentId = patternRecogniser({
  kind: 'cn_resident_id',
  title: 'Chinese resident identity number',
  group: 'government IDs',
  minDigits: 17,
  hasCheckDigits: true,
  pattern: /[1-8]\d{5} ?(?:18|19|20)\d{2}[01]\d[0-3]\d ?\d{3}[\dXx]/,
  accepts: (code) => isYearMonthDay(code, 8) && mod11And2(code),
  certaintyInContext: 0.98,
  minDigitRun: 6,
  certaintyAlone: 0.95,
  contextWords: [
    '身份证',
    '身份证号',
    '身份证号码',
    '公民身份号码',
    '身分證',
    'chinese id',
    'resident identity card',
    'identity card',
  ],
});
