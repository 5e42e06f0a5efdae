import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Three letters and seven digits. Requires a context word. Source: Election Commission of India,
 * EPIC.
 */
export const inVoterId = patternRecogniser({
  kind: 'in_voter_id',
  title: 'Indian voter number',
  group: 'government IDs',
  minDigits: 7,
  pattern: /[A-Z]{3} ?\d{7}/i,
  certaintyInContext: 0.88,
  contextWords: [
    'voter id',
    'voter card',
    'voter id card',
    'epic',
    'epic number',
    'epic no',
    'voter identity card',
    'मतदाता पहचान',
  ],
});
