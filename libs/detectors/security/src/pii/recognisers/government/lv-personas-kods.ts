import { isDayMonth, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after date of birth and four digits: (1101 - sum) modulo 11 modulo 10
 * with weights 1 6 3 7 9 10 5 8 4 2. Numbers from 32 on, issued since 2017, have neither date nor
 * check digit. Source: Fizisko personu reģistra likums.
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
