import { luhn, placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Three, seven and one digits, Luhn. Source: Junta Central Electoral, Ley 8-92. */
export const doCedula = recogniser({
  kind: 'do_cedula',
  title: 'Dominican identity number',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /\d{3}-\d{7}-\d|\d{11}/,
  accepts: (code, { excerpt, announced }) =>
    luhn(code) && !placeholder(code) && (announced || excerpt.includes('-')),
  announced: 0.94,
  signs: '-',
  run: 7,
  unannounced: 0.85,
  cues: ['cédula', 'cédula de identidad', 'cédula de identidad y electoral', 'dominican id'],
});
