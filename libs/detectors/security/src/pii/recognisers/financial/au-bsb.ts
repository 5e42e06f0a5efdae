import { recogniser } from '../../recogniser';

/** Bank, state and branch in six digits behind their name. Source: AusPayNet BSB numbering. */
export const auBsb = recogniser({
  kind: 'au_bsb',
  title: 'Australian BSB number',
  group: 'financial data',
  digits: 6,
  pattern: /\d{3}[- ]?\d{3}/,
  announced: 0.88,
  reach: 16,
  cues: ['bsb', 'bsb number', 'bsb no'],
});
