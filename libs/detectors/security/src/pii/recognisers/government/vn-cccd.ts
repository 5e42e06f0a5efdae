import { recogniser } from '../../recogniser';

/** Province 001 to 096, sex and century, year, serial; no check digit. Source: Nghị định 137/2015/NĐ-CP. */
export const vnCccd = recogniser({
  kind: 'vn_cccd',
  title: 'Vietnamese identity number',
  group: 'government IDs',
  digits: 9,
  pattern: /0\d{2}[0-9]\d{2} ?\d{6}|\d{9}/,
  announced: 0.88,
  cues: [
    'cccd',
    'cmnd',
    'căn cước',
    'căn cước công dân',
    'chứng minh nhân dân',
    'số định danh',
    'vietnamese id',
  ],
});
