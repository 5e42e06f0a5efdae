import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

const LAST_LETTERS = Array.from('abdefghjlnpqrstuwxyz');
/** Second half of every UK postcode: a digit and two letters. */
export const LAST_HALF = defineTrigrams(
  ...LAST_LETTERS.flatMap((one) => LAST_LETTERS.map((two) => `0${one}${two}`)),
);

/**
 * UK postcode, the second half of a British address: one postcode covers about fifteen homes.
 * Source: Royal Mail, PAF Programmers' Guide.
 */
export const ukPostcode = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 2,
  pattern:
    /(?:\d{1,4}[A-Z]? [\p{L}' ]{3,40},? ?(?:[\p{L}' -]{3,30},? ?)?)?(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) \d[ABD-HJLNP-UW-Z]{2})/iu,
  accepts: (_code, { inContext, excerpt }) => inContext || /^\d+[A-Z]? \p{L}/iu.test(excerpt),
  certaintyInContext: 0.8,
  requiredCharacters: 'A',
  requiredTrigrams: LAST_HALF,
  certaintyAlone: 0.8,
  reach: 40,
  contextWords: [
    'postcode',
    'post code',
    'postal code',
    'address',
    'live at',
    'lives at',
    'home address',
    'i live in',
    'deliver to',
  ],
});
