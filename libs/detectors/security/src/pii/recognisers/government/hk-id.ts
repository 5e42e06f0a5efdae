import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** One or two letters, six digits, a check digit in brackets: weights 9 to 1, a missing letter counts 36, modulo 11. Source: Immigration Department, HKID check digit. */
const holds = (code: string): boolean => {
  const [letters, digits, check] = [code.slice(0, -7), code.slice(-7, -1), code.at(-1) ?? ''];
  const lead =
    letters.length === 1 ? 36 * 9 + parseInt(letters, 36) * 8 : weighted(letters, [9, 8]);
  return (
    (lead + weighted(digits, [7, 6, 5, 4, 3, 2]) + (check === 'A' ? 10 : Number(check))) % 11 === 0
  );
};

export const hkId = recogniser({
  kind: 'hk_id',
  title: 'Hong Kong identity number',
  group: 'government IDs',
  digits: 6,
  checked: true,
  pattern: /[A-Z]{1,2}\d{6} ?\([0-9A]\)|[A-Z]{1,2}\d{6}[0-9A]/i,
  accepts: (code, { announced, excerpt }) => holds(code) && (announced || excerpt.endsWith(')')),
  announced: 0.95,
  signs: '(A',
  run: 6,
  unannounced: 0.92,
  cues: [
    'hkid',
    'hkid number',
    'hong kong id',
    'hong kong identity card',
    '身份證',
    '香港身份證',
    'identity card',
  ],
});
