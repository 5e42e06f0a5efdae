import { isDayMonth } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Birth date and four digits; modulo 11 holds only for those given before October 2007, so a cue is needed. Source: CPR-kontoret, Personnummeret i CPR. */
export const dkCpr = recogniser({
  kind: 'dk_cpr',
  title: 'Danish CPR number',
  group: 'government IDs',
  digits: 10,
  pattern: /[0-3]\d[01]\d\d{2}[- ]?\d{4}/,
  accepts: (code) => isDayMonth(code),
  announced: 0.9,
  cues: [
    'cpr',
    'cpr nummer',
    'cpr nr',
    'cpr number',
    'personnummer',
    'sygesikring',
    'danish personal number',
  ],
});
