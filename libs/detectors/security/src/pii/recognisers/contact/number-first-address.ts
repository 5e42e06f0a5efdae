import { patternRecogniser } from '../pattern/pattern-recogniser';
import { nearEnglishStreets } from './street-signs';
import { eitherCase, ENGLISH_STREETS } from './street-words';

const UNIT = `(?:,? ?(?:${eitherCase('apt|apartment|suite|ste|unit|flat|floor|fl|room|no|bldg|building')})\\.? ?#?[A-Za-z0-9-]{1,6})?`;
const TOWN =
  "(?:,? (?:\\p{Lu}[\\p{L}'-]+ ?){1,3},? (?:[A-Z]{2,3} \\d{4,5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2}))?";
const NAME = "(?:[\\p{Lu}\\d][\\p{L}\\d.'’-]{0,24}|of|the|de|la|del|van)";

/** Roads with a number instead of a name. */
const ROUTE =
  '(?:(?:[NSEW]|North|South|East|West)\\.? )?(?:State (?:Route|Road|Highway|Hwy)|County (?:Road|Route|Highway)|US (?:Highway|Hwy|Route)|Highway|Hwy|Route|Rte|CR|SR|FM) \\d{1,4}(?!\\d)';
const ROUTED = new RegExp(`^[A-Z]?\\d+[A-Z]? ${ROUTE}`, 'u');
const NUMBERED_WORDS = [
  'level|tier|phase|chapter|grade|version|page|week|day|section|act|top|first|last|next',
  'than|over|about',
].join('|');
/** Numbered and counted nouns that are not addresses. */
const NUMBERED = new RegExp(String.raw`(?:${NUMBERED_WORDS})[ ]$`, 'i');
const NAMELESS =
  /^\d+,? (?:(?:the|of) )+\p{L}+$|^\d+ (?:Hours?|Days?|Miles?|Minutes?|Points?|Star)(?!\p{L})/u;
const AMBIGUOUS_WORDS = [
  'Drive|Place|Court|Square|Circle|Run|Plaza|Landing|Point|Bend|Pass|Ridge|View|Hill|Row',
  'Walk|Path|Green|Way|Loop|Trail|Parade|Mount|Ford',
].join('|');
/** Streets that are also names of other things: `1984 Apple Drive`, `3 Park Place cards`. */
const AMBIGUOUS = new RegExp(String.raw`(?:${AMBIGUOUS_WORDS})$`, 'i');
const YEAR = /^(?:19|20)\d\d /;
const CONTINUES_WORDS = [
  'in|on|at|is|was|are|were|and|or|near|for|with|to|by|as|from|but|so|if|when|who|where',
  'which|since|until|has|had|will|would|can|today|now|next|please|after|before|behind',
  'opposite|off|just|it|he|she|they|we|you|the|my|his|her|our|their',
].join('|');
/** Words after a match that continue a sentence. */
const CONTINUES = new RegExp(
  [String.raw`^ (?:${CONTINUES_WORDS})(?!\p{L})`, String.raw`^(?! \p{Ll})`].join('|'),
  'u',
);

const isThing = (excerpt: string, after: string): boolean =>
  AMBIGUOUS.test(excerpt) && (YEAR.test(excerpt) || !CONTINUES.test(after));

/**
 * House number, name and street type: US, Canadian, British, Irish, Australian, Indian. Source:
 * USPS Publication 28, UPU S42.
 */
export const numberFirstAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: new RegExp(
    `(?:(?:flat|unit|apt|apartment|suite) [\\dA-Za-z]{1,5},? )?(?:[NSEW]\\d{1,5}(?:[NSEW]\\d{3,5})?|\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,5}[A-Za-z]?)?),? (?:(?:${NAME} ){1,5}(?:${ENGLISH_STREETS})(?!\\p{L})\\.?|${ROUTE})(?: (?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)(?!\\p{L})\\.?)?${UNIT}${TOWN}`,
    'u',
  ),
  accepts: (_code, { excerpt, textBefore, textAfter }) =>
    (/^\D|^\d{3}/.test(excerpt) || !ROUTED.test(excerpt)) &&
    !NUMBERED.test(textBefore) &&
    !NAMELESS.test(excerpt) &&
    !isThing(excerpt, textAfter) &&
    /\p{Lu}|\d(?:st|nd|rd|th)\b/u.test(excerpt.replace(/^[A-Z]?\d+[A-Z]?/, '')) &&
    !/^\d+ (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6} /.test(excerpt),
  searchIn: nearEnglishStreets,
  certaintyAlone: 0.8,
});
