import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Letters of the places by their value minus 10: each counts as two digits. They precede 1, 2, 8 or
 * 9 and eight digits, with weights 1 9 8 7 6 5 4 3 2 1 1. Source: 內政部戶政司, 國民身分證統一編號.
 */
const PLACES = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';
const holds = (code: string): boolean =>
  weighted(
    String(PLACES.indexOf(code.charAt(0)) + 10) + code.slice(1),
    [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1],
  ) %
    10 ===
  0;

export const twId = patternRecogniser({
  kind: 'tw_id',
  title: 'Taiwanese identity number',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /[A-Z][1289]\d{8}/i,
  accepts: (code, { inContext, excerpt }) => holds(code) && (inContext || /^[A-Z]/.test(excerpt)),
  certaintyInContext: 0.96,
  requiredCharacters: 'A',
  minDigitRun: 8,
  certaintyAlone: 0.65,
  contextWords: [
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
