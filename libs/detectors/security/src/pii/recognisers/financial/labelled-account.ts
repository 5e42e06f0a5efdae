import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Account number after ambiguous words, only where they label it: `conta nº 48213-3`, `savings:
 * 4821330775`. Source: national payment associations.
 */
export const labelledAccount = patternRecogniser({
  kind: 'bank_account',
  title: 'bank account number',
  group: 'financial data',
  minDigits: 6,
  labelOnly: true,
  pattern: /\d(?:[ .-]?\d){5,21}|\d{3,8}-[\dxX]/,
  certaintyInContext: 0.78,
  reach: 16,
  contextWords: [
    'conta',
    'acc',
    'savings',
    'checking',
    'cont',
    'c c',
    'giro',
    'bank',
    'bg',
    'pg',
    'cta',
    'payroll',
    'חשבון',
    'račun',
    'direct deposit',
    '账户',
    '帐户',
  ],
});
