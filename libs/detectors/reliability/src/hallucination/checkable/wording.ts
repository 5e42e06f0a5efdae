/** Parts of patterns that the checks of calculations share. None contains capture groups. */

const ABOUT =
  'about|approximately|approx\\.?|roughly|around|nearly|almost|some|circa|ca\\.|just (?:over|under)|a little (?:over|under)|slightly (?:more|less) than|etwa|ungefähr|rund|knapp|gut|environ|à peu près|près de|more than|over|less than|under';
const HEDGE = `(?:exactly |a total of |only |just |genau |exactement |(?:${ABOUT}) )?`;

/** Recognises words that mark a value as rounded. */
export const APPROXIMATE = new RegExp(`≈|≃|~|\\b(?:${ABOUT})(?!\\p{L})`, 'iu');

const VERBS =
  'is equal to|equals to|equals?|is|are|was|were|would be|will be|makes?|gives?(?: you| us)?|gets you|leaves?(?: you| us)?(?: with)?|' +
  "comes? (?:out )?to|works out (?:to|at|as)|amounts? to|adds? up to|sums? (?:up )?to|totals?|results in|yields?|that is|that’s|that's|which is|" +
  'so|therefore|i\\.e\\.,?|or|ist(?: gleich)?|sind|waren|ergibt|ergeben|macht|machen|beträgt|betragen|gleich|est|sont|font|fait|égale?(?: à)?|est égal à|donne|' +
  'es igual a|es|son|è|fa|fanno|igual a';

/** The words or signs between a term and its value. */
export const IS = `(?:\\s?(?:=|≈|≃|~|→|=>|:)\\s?|,?\\s(?:${VERBS}):?\\s)(?:${HEDGE}|~|≈)`;

const CURRENCY =
  '€|£|¥|\\$|¢|euros?|dollars?|pounds?|cents?|EUR|USD|GBP|CHF|francs?|Franken|yen|rupees?|kronor|kroner';
/** Scale word and currency behind a number. */
export const BEHIND = `(?:\\s?(?:thousand|million|billion|trillion|tausend|Mio\\.|millionen|milliarden?|millions|milliards|bn|k)\\b)?(?:\\s?(?:${CURRENCY})(?!\\p{L}))?`;
/** Currency before a number. */
export const BEFORE = '(?:(?:US|CA|AU)?[$€£¥]\\s?|(?:USD|EUR|GBP|CHF)\\s)?';

/** Up to five words that do not matter. */
export const FILLER = `(?:[ ]\\p{L}[\\p{L}'’-]{0,19},?){0,5}?`;
export const PERCENT = `\\s?(?:%|percent|per cent|Prozent|pour cent|por ciento)`;
