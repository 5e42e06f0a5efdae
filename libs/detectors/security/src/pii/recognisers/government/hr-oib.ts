import { mod11And10, placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Eleven digits with a check digit by ISO 7064 MOD 11,10. Source: Zakon o osobnom identifikacijskom
 * broju.
 */
export const hrOib = patternRecogniser({
  kind: 'hr_oib',
  title: 'Croatian OIB',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /(?:HR)?\d{11}/i,
  accepts: (code) => mod11And10(code.slice(-11)) && !placeholder(code.slice(-11)),
  certaintyInContext: 0.95,
  contextWords: [
    'oib',
    'osobni identifikacijski broj',
    'croatian personal number',
    'personal identification number',
  ],
});
