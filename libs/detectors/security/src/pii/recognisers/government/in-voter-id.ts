import { recogniser } from '../../recogniser';

/** Three letters and seven digits; only behind its name. Source: Election Commission of India, EPIC. */
export const inVoterId = recogniser({
  kind: 'in_voter_id',
  title: 'Indian voter number',
  group: 'government IDs',
  digits: 7,
  pattern: /[A-Z]{3} ?\d{7}/i,
  announced: 0.88,
  cues: [
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
