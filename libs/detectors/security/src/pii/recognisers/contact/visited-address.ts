import { patternRecogniser } from '../pattern/pattern-recogniser';
import { isCounted } from './counted';

/**
 * House number and a name of at least two words, after ambiguous words for a location or
 * destination. Source: own list of words.
 */
export const visitedAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: /\d{1,6}[A-Za-z]?(?:[/-]\d{1,5})? \p{Lu}[\p{L}.'-]{2,}(?: \p{Lu}[\p{L}.'-]{1,30}){1,4}/u,
  accepts: (_code, { excerpt, textBefore }) =>
    / (?:to|at|on) $/.test(textBefore) && !isCounted(excerpt),
  certaintyInContext: 0.77,
  reach: 1,
  contextWords: [
    'moved to',
    'moving to',
    'located at',
    'located on',
    'delivered to',
    'send it to',
    'is on',
    'is at',
  ],
});
