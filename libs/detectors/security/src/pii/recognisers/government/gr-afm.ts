import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Nine digits with a check digit: powers of two as weights, modulo 11 modulo 10. Source: ΑΑΔΕ, ΑΦΜ;
 * OECD TIN description Greece.
 */
export const grAfm = patternRecogniser({
  kind: 'gr_afm',
  title: 'Greek tax number',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /(?:EL)?\d{9}/i,
  accepts: (code) =>
    (weighted(code.slice(-9), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(code.at(-1)) &&
    !placeholder(code.slice(-9)),
  certaintyInContext: 0.93,
  contextWords: ['afm', 'αφμ', 'αριθμός φορολογικού μητρώου', 'greek tax number', 'tax number'],
});
