import { patternRecogniser } from '../pattern/pattern-recogniser';
import { nearGermanicStreets } from './street-signs';
import { GLUED_STREETS, STREETS_APART } from './street-words';

const NUMBER =
  '\\d{1,4}(?: ?[A-Za-z](?!\\p{L}))?(?:[ ]?[-/][ ]?\\d{1,4}[a-z]?){0,3}(?:-(?:[IVX]{1,4}|[a-z])(?!\\p{L}))?(?:(?<=[A-Z]) \\d{1,3}(?!\\d))?';

const LIKE_STREETS_WORDS = [
  String.raw`(?!hansa|goethe|schiller|europa|kaiser|kurfürsten|kolonnen)\p{Lu}\p{L}*[aeiou]r?ring`,
  '(?:sp|st|b|w|offsp|(?:ham|sub|draw|shoe|bow|heart)st)ring',
  '(?:fire|stone|mill|corn|pay|sea|rock|dry)wall|(?:bri|rene)gade|blockade',
  '(?:note|think|key|launch|touch|track|mouse|scratch|game|lily|heli)pad',
  '(?:ice|bloom|spiel|green|gold|wein|gins|fein|heidel|heisen|nurem|guten|zucker)berg',
  '(?:ka|chris|ber|sor|aun|cu|swee|par|hat|mat|lot|dot|pat|scot|beat|boo|smar)tie',
].join('|');
/**
 * English words with the ending of a street, such as `Engineering 101`, `Substring 2`, `Brigade 5`,
 * and names in -berg. German street names in -ring mostly have another consonant before it.
 */
const LIKE_STREETS = new RegExp(String.raw`^(?:${LIKE_STREETS_WORDS})[.,]? `, 'iu');
/** Postcode and town after the house number: sufficient evidence of an address for any word. */
const WITH_TOWN = /\d{4,5}(?: ?[A-Z]{2})? \p{Lu}\p{L}+$/u;

/**
 * Street name and street type in one or two words before the house number: German, Dutch, Nordic,
 * Hungarian, Czech, Turkish. Source: UPU S42, DIN 5008.
 */
export const compoundAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern: new RegExp(
    `(?:\\p{Lu}[\\p{L}-]{1,24}(?:${GLUED_STREETS})|(?:\\p{Lu}[\\p{L}.-]{0,24} ){1,3}(?:${GLUED_STREETS}|${STREETS_APART})|(?:Am|An der|An den|Auf der|Im|In der|Zum|Zur|Unter den) \\p{Lu}[\\p{L}-]{2,24}(?=\\.? \\d{1,4},? \\d{5}))\\.?,? (?:č\\.? ?p\\.? ?|No:? ?|nr\\.? ?|д\\.? ?|дом )?${NUMBER}(?:,? ?(?:D-|A-|CH-|NL-)?\\d{4,5}(?: ?[A-Z]{2})? \\p{Lu}\\p{L}+)?`,
    'u',
  ),
  accepts: (_code, { excerpt, textAfter }) =>
    !/ (?:1[5-9]|20)\d\d$|^Ring/.test(excerpt) &&
    (!LIKE_STREETS.test(excerpt) || WITH_TOWN.test(excerpt)) &&
    !/^ ?(?:%|€|\$|percent|km|m²)/.test(textAfter),
  searchIn: nearGermanicStreets,
  certaintyAlone: 0.8,
});
