import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Eleven characters in fixed classes by place, without the letters S, L, O, I, B, Z. Source: CMS,
 * Medicare Beneficiary Identifier format.
 */
export const usMbi = patternRecogniser({
  kind: 'us_mbi',
  title: 'US Medicare number',
  group: 'healthcare data',
  minDigits: 4,
  pattern:
    /[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}/i,
  accepts: (_code, { inContext, excerpt }) => inContext || excerpt === excerpt.toUpperCase(),
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 2,
  certaintyAlone: 0.78,
  contextWords: [
    'medicare',
    'medicare number',
    'medicare id',
    'mbi',
    'beneficiary',
    'beneficiary identifier',
    'medicare card',
  ],
});
