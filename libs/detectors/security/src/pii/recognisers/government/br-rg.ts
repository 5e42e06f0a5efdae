import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Format of São Paulo, 12.345.678-9. Requires a context word, because the states use different
 * formats. Source: Lei 7.116/1983.
 */
export const brRg = patternRecogniser({
  kind: 'br_rg',
  title: 'Brazilian identity card number',
  group: 'government IDs',
  minDigits: 7,
  pattern: /\d{1,2}\.?\d{3}\.?\d{3}-?[\dX]/i,
  certaintyInContext: 0.88,
  reach: 24,
  contextWords: ['rg', 'registro geral', 'carteira de identidade', 'identidade nº'],
});
