import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Four letters for the bank, a zero, six characters for the branch. Source: Reserve Bank of India,
 * IFSC.
 */
export const inIfsc = patternRecogniser({
  kind: 'in_ifsc',
  title: 'Indian bank code (IFSC)',
  group: 'financial data',
  minDigits: 1,
  pattern: /[A-Z]{4}0[A-Z0-9]{6}/i,
  accepts: (_code, { inContext, excerpt }) => inContext || /^[A-Z]{4}00\d{5}$/.test(excerpt),
  certaintyInContext: 0.9,
  requiredCharacters: 'A',
  minDigitRun: 7,
  certaintyAlone: 0.65,
  contextWords: ['ifsc', 'ifsc code', 'ifs code', 'bank branch', 'neft', 'rtgs', 'imps'],
});
