import { recogniser } from '../../recogniser';

/** Five letters, four digits, a letter; the fourth letter says what the holder is (P a person). The check letter's rule is not public. Source: Income Tax Department, rule 114. */
export const inPan = recogniser({
  kind: 'in_pan',
  title: 'Indian PAN',
  group: 'government IDs',
  digits: 4,
  pattern: /[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z]/,
  accepts: (_code, { announced, excerpt }) => announced || /^[A-Z]{3}[PCHF]/.test(excerpt),
  announced: 0.93,
  signs: 'A',
  run: 4,
  word: 10,
  unannounced: 0.85,
  cues: [
    'pan',
    'pan card',
    'pan number',
    'pan no',
    'permanent account',
    'permanent account number',
    'पैन',
    'पैन कार्ड',
    'income tax',
  ],
});
