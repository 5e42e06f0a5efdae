import { recogniser } from '../../recogniser';

/** Three pairs of digits behind their name. Source: Pay.UK, Extended Industry Sorting Code Directory. */
export const ukSortCode = recogniser({
  kind: 'uk_sort_code',
  title: 'UK sort code',
  group: 'financial data',
  digits: 6,
  pattern: /\d\d[- ]?\d\d[- ]?\d\d/,
  announced: 0.87,
  reach: 16,
  cues: ['sort code', 'sortcode', 'sort code is', 's c'],
});
