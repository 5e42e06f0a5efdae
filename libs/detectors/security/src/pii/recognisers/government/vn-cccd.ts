import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Province 001 to 096, sex and century, year and serial number, without a check digit. Source: Nghị
 * định 137/2015/NĐ-CP.
 */
export const vnCccd = patternRecogniser({
  kind: 'vn_cccd',
  title: 'Vietnamese identity number',
  group: 'government IDs',
  minDigits: 9,
  pattern: /0\d{2}[0-9]\d{2} ?\d{6}|\d{9}/,
  certaintyInContext: 0.88,
  contextWords: [
    'cccd',
    'cmnd',
    'căn cước',
    'căn cước công dân',
    'chứng minh nhân dân',
    'số định danh',
    'vietnamese id',
  ],
});
