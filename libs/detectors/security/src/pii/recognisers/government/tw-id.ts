import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** A letter for the place counts as two digits, then 1, 2, 8 or 9 and eight digits; weights 1 9 8 7 6 5 4 3 2 1 1. Source: 內政部戶政司, 國民身分證統一編號. */
const PLACES = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
const holds = (code: string): boolean =>
  weighted(
    String(PLACES.indexOf(code.charAt(0)) + 10) + code.slice(1),
    [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1],
  ) %
    10 ===
  0;

export const twId = recogniser({
  kind: 'tw_id',
  title: 'Taiwanese identity number',
  group: 'government IDs',
  digits: 9,
  checked: true,
  pattern: /[A-Z][1289]\d{8}/i,
  accepts: (code, { announced, excerpt }) => holds(code) && (announced || /^[A-Z]/.test(excerpt)),
  announced: 0.96,
  signs: 'A',
  run: 8,
  unannounced: 0.65,
  cues: [
    '身分證',
    '身分證字號',
    '身份證字號',
    '統一編號',
    '居留證',
    'taiwan id',
    'taiwanese id',
    'national id',
  ],
});
