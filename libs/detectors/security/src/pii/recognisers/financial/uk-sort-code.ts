import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Three pairs of digits. Requires a context word. Source: Pay.UK, Extended Industry Sorting Code
 * Directory.
 */
export const ukSortCode = patternRecogniser({
  kind: 'uk_sort_code',
  title: 'UK sort code',
  group: 'financial data',
  minDigits: 6,
  pattern: /\d\d[- ]?\d\d[- ]?\d\d/,
  certaintyInContext: 0.87,
  reach: 16,
  contextWords: ['sort code', 'sortcode', 'sort code is', 's c'],
});
