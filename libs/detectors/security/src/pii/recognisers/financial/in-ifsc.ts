import { recogniser } from '../../recogniser';

/** Four letters of the bank, a zero, six of the branch. Source: Reserve Bank of India, IFSC. */
export const inIfsc = recogniser({
  kind: 'in_ifsc',
  title: 'Indian bank code (IFSC)',
  group: 'financial data',
  digits: 1,
  pattern: /[A-Z]{4}0[A-Z0-9]{6}/i,
  accepts: (_code, { announced, excerpt }) => announced || /^[A-Z]{4}00\d{5}$/.test(excerpt),
  announced: 0.9,
  signs: 'A',
  run: 7,
  unannounced: 0.65,
  cues: ['ifsc', 'ifsc code', 'ifs code', 'bank branch', 'neft', 'rtgs', 'imps'],
});
