import { placeholder, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Weights 9 to 1, the sum modulo 101, 100 written 00. Source: Пенсионный фонд, постановление 192п. */
const holds = (code: string): boolean =>
  (weighted(code, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(code.slice(9));

export const ruSnils = recogniser({
  kind: 'ru_snils',
  title: 'Russian SNILS',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /\d{3}[- ]?\d{3}[- ]?\d{3}[- ]?\d{2}/,
  accepts: (code, { excerpt, announced }) =>
    holds(code) &&
    !placeholder(code) &&
    (announced || /^\d{3}-\d{3}-\d{3}[ -]\d{2}$/.test(excerpt)),
  announced: 0.96,
  signs: '-',
  run: 3,
  unannounced: 0.92,
  cues: ['снилс', 'snils', 'страховой номер', 'пенсионного свидетельства'],
});
