import { isYearMonthDay, mod11And2 } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Region, birth date, serial, ISO 7064 MOD 11-2. Source: GB 11643-1999. */
export const cnResidentId = recogniser({
  kind: 'cn_resident_id',
  title: 'Chinese resident identity number',
  group: 'government IDs',
  digits: 17,
  checked: true,
  pattern: /[1-8]\d{5} ?(?:18|19|20)\d{2}[01]\d[0-3]\d ?\d{3}[\dXx]/,
  accepts: (code) => isYearMonthDay(code, 8) && mod11And2(code),
  announced: 0.98,
  run: 6,
  unannounced: 0.95,
  cues: [
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
