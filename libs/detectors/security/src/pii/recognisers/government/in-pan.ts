import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Five letters, four digits and a check letter whose rule is not published. The fourth letter
 * denotes the type of holder (P for a person). Source: Income Tax Department, rule 114.
 */
export const inPan = patternRecogniser({
  kind: 'in_pan',
  title: 'Indian PAN',
  group: 'government IDs',
  minDigits: 4,
  pattern: /[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z]/,
  accepts: (_code, { inContext, excerpt }) => inContext || /^[A-Z]{3}[PCHF]/.test(excerpt),
  certaintyInContext: 0.93,
  requiredCharacters: 'A',
  minDigitRun: 4,
  minWordLength: 10,
  certaintyAlone: 0.85,
  contextWords: [
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
