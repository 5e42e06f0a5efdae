import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit in brackets after one or two letters and six digits: weights 9 to 1,
 * modulo 11; a missing letter counts 36. Source: Immigration Department, HKID check digit.
 */
const holds = (code: string): boolean => {
  const [letters, digits, check] = [code.slice(0, -7), code.slice(-7, -1), code.at(-1) ?? ''];
  const lead =
    letters.length === 1 ? 36 * 9 + parseInt(letters, 36) * 8 : weighted(letters, [9, 8]);
  return (
    (lead + weighted(digits, [7, 6, 5, 4, 3, 2]) + (check === 'A' ? 10 : Number(check))) % 11 === 0
  );
};

export const hkId = patternRecogniser({
  kind: 'hk_id',
  title: 'Hong Kong identity number',
  group: 'government IDs',
  minDigits: 6,
  hasCheckDigits: true,
  pattern: /[A-Z]{1,2}\d{6} ?\([0-9A]\)|[A-Z]{1,2}\d{6}[0-9A]/i,
  accepts: (code, { inContext, excerpt }) => holds(code) && (inContext || excerpt.endsWith(')')),
  certaintyInContext: 0.95,
  requiredCharacters: '(A',
  minDigitRun: 6,
  certaintyAlone: 0.92,
  contextWords: [
    'hkid',
    'hkid number',
    'hong kong id',
    'hong kong identity card',
    '身份證',
    '香港身份證',
    'identity card',
  ],
});
