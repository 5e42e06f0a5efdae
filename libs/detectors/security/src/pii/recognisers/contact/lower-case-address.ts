import { patternRecogniser } from '../pattern/pattern-recogniser';
import { isCounted } from './counted';

/** Street types without another meaning. */
const STREETS =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|place|terrace|crescent|square|close|parkway|pkwy';
const WORDS_WORDS = [
  'in|on|at|to|for|from|with|by|and|or|is|are|was|were|per|it|this|that|there|their|these',
  'people|more|other|new|different|small|big|cars?|miles?|km|years?|times?|issues?|points?',
  'hours?|minutes?|days?|users?|men|women|children|families|houses|of our|of the',
].join('|');
/** Words of a sentence, which street names do not contain. */
const WORDS = new RegExp(String.raw`^\S+ (?:\S+ )*(?:${WORDS_WORDS})(?= )`, 'i');

/**
 * Addresses in lower case, after words about where a person lives: `i live at 221 baker street`.
 * Source: USPS Publication 28.
 */
export const lowerCaseAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: new RegExp(
    `\\d{1,5}[a-z]?,? (?:[a-z][a-z'.-]{0,18} ){1,3}(?:${STREETS})(?!\\p{L})`,
    'iu',
  ),
  accepts: (_code, { excerpt, textAfter }) =>
    !/^ to /.test(textAfter) && !WORDS.test(excerpt) && !isCounted(excerpt),
  certaintyInContext: 0.76,
  reach: 24,
  maxWordsBetween: 3,
  contextWords: [
    'live at',
    'lives at',
    'living at',
    'lived at',
    'stay at',
    'stays at',
    'staying at',
    'reside at',
    'resides at',
    'address',
    'my place',
    'my house',
    'home is',
    'deliver to',
    'ship to',
    'send it to',
    'pick me up at',
    'pick me up from',
    'moved to',
    'come to',
    'drop it at',
    'drop off at',
    'located at',
    'delivered to',
    'uber to',
    'taxi to',
    'live on',
  ],
});
