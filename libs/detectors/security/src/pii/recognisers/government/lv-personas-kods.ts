import { isDayMonth, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Birth date and five digits; weights 1 6 3 7 9 10 5 8 4 2, (1101 - sum) modulo 11 modulo 10; since
 * 2017 numbers from 32 on hold nothing. Source: Fizisko personu reģistra likums.
 */
const holds = (code: string): boolean =>
  code.startsWith('32') ||
  (isDayMonth(code) &&
    ((1101 - weighted(code, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11) % 10 ===
      Number(code.charAt(10)));

export const lvPersonasKods = patternRecogniser({
  kind: 'lv_personas_kods',
  title: 'Latvian personal code',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[0-3]\d{5}-?\d{5}/,
  accepts: holds,
  certaintyInContext: 0.93,
  contextWords: ['personas kods', 'personas kodu', 'latvian personal code', 'personal code'],
});
