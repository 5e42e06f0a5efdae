import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after eleven digits: weights 6 5 4 3 2 7 6 5 4 3 2, modulo 11. Source:
 * 総務省令第85号 (2014).
 */
const holds = (code: string): boolean => {
  const rest = weighted(code, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(code.charAt(11));
};

export const jpMyNumber = patternRecogniser({
  kind: 'jp_my_number',
  title: 'Japanese individual number',
  group: 'government IDs',
  minDigits: 12,
  hasCheckDigits: true,
  pattern: /\d{4}[ -]?\d{4}[ -]?\d{4}/,
  accepts: (code) => holds(code) && !placeholder(code),
  certaintyInContext: 0.96,
  contextWords: [
    'マイナンバー',
    '個人番号',
    'my number',
    'mynumber',
    'individual number',
    'マイナンバーカード',
  ],
});
