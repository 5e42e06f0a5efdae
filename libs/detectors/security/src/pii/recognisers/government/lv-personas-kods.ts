import { isDayMonth, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Birth date and five digits; weights 1 6 3 7 9 10 5 8 4 2, (1101 - sum) modulo 11 modulo 10; since 2017 numbers from 32 on hold nothing. Source: Fizisko personu reģistra likums. */
const holds = (code: string): boolean =>
  code.startsWith('32') ||
  (isDayMonth(code) &&
    ((1101 - weighted(code, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11) % 10 ===
      Number(code.charAt(10)));

export const lvPersonasKods = recogniser({
  kind: 'lv_personas_kods',
  title: 'Latvian personal code',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /[0-3]\d{5}-?\d{5}/,
  accepts: holds,
  announced: 0.93,
  cues: ['personas kods', 'personas kodu', 'latvian personal code', 'personal code'],
});
