import { patternRecogniser } from '../pattern/pattern-recogniser';

/** District, family and sex in 5, 7 and 1 digits with dashes. Source: NADRA, CNIC. */
export const pkCnic = patternRecogniser({
  kind: 'pk_cnic',
  title: 'Pakistani CNIC',
  group: 'government IDs',
  minDigits: 13,
  pattern: /[1-8]\d{4}-\d{7}-\d|[1-8]\d{12}/,
  accepts: (_code, { inContext, excerpt }) => inContext || excerpt.includes('-'),
  certaintyInContext: 0.92,
  requiredCharacters: '-',
  minDigitRun: 7,
  certaintyAlone: 0.75,
  contextWords: ['cnic', 'nicop', 'شناختی کارڈ', 'cnic number', 'national identity card'],
});
