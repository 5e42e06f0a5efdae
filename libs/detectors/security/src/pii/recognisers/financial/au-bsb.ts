import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Bank, state and branch in six digits. Requires a context word. Source: AusPayNet BSB numbering.
 */
export const auBsb = patternRecogniser({
  kind: 'au_bsb',
  title: 'Australian BSB number',
  group: 'financial data',
  minDigits: 6,
  pattern: /\d{3}[- ]?\d{3}/,
  certaintyInContext: 0.88,
  reach: 16,
  contextWords: ['bsb', 'bsb number', 'bsb no'],
});
