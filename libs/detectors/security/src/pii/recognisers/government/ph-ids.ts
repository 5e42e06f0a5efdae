import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * PhilSys 4-4-4-4, TIN 3-3-3-3, SSS 2-7-1 and UMID 4-7-1, without published check digits. Source:
 * Philippine Statistics Authority, BIR, SSS.
 */
export const phIds = patternRecogniser({
  kind: 'ph_id',
  title: 'Philippine identity number',
  group: 'government IDs',
  minDigits: 9,
  pattern:
    /\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}|\d{4}-\d{7}-\d|\d{2}-\d{7}-\d|\d{3}-\d{3}-\d{3}(?:-\d{3,5})?/,
  certaintyInContext: 0.87,
  contextWords: [
    'philsys',
    'umid',
    'sss',
    'sss number',
    'crn',
    'philhealth',
    'pag ibig',
    'tin',
    'philippine id',
  ],
});
