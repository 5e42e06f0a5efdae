import { characterBits, segmentOf } from '../../scan/scanned-text';
import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Words of which every numbered house has one. Prefilter that is cheaper than the patterns. */
const MARK = new RegExp(
  [
    String.raw`flat|house|h\.? ?no|door|d\.? ?no|plot|villa|blk|block|lot|shop|mz|manzana|haus`,
    String.raw`[A-Z]-?\d{1,4}, (?:Sector|Phase|Block) `,
  ].join('|'),
  'i',
);
const NUMBERED = /#[A-Z]?-?\d/i;
/** First characters of these words, so that most clusters need no pattern. */
const BEGINNINGS = defineTrigrams(
  'fla',
  'hou',
  'h.n',
  'h. ',
  'h n',
  'hno',
  'doo',
  'd.n',
  'd. ',
  'd n',
  'dno',
  'plo',
  'vil',
  'blk',
  'blo',
  'lot',
  'sho',
  '?mz',
  'man',
  'hau',
  'sec',
  'pha',
);
const NUMBER_SIGN = characterBits('#');
const NUMBER = '[A-Z]?-?\\d[\\d/A-Z-]{0,14}';
/** Word of a place name, capitalised or with digits: lower-case words continue the sentence. */
const WORD = "(?:\\p{Lu}|\\d|#)[\\p{L}\\d.'’/#&-]{0,24}";
const PLACE = `(?:(?:,\\n? ?| |\\n| - )${WORD}){1,14}`;
const MARKED = /^\p{L}+/u;
/** Context for the words after the number. */
const BEHIND = 100;
/** Words that mark the words after a number as a place. */
const PLACE_EVIDENCE =
  /(?<!\p{L})(?:(?:Sector|Phase|Block|Street|Road)[ -]?#?\d|\d{1,2}(?:st|nd|rd|th) (?:Main|Cross)(?!\p{L})|Al \p{Lu}|(?:Street|St|Road|Rd|Nagar|Colony|Society|Residency|Apartments?|Layout|Lane|Avenue|Ave|Subd|Subdivision|Village|Brgy|Barangay|Estate|Township|Enclave|Marg|Vihar|Bagh|Gali|Mohalla|Urb|Crescent)(?!\p{L}))|[, -](?!\d+000$)(?:\d{6}|\d{5}|\d{4})$/u;

/**
 * House, flat, plot or block number and its surroundings: Indian, Pakistani, Bangladeshi,
 * Singaporean, Philippine, Gulf, African. Source: UPU S42.
 */
export const houseAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 2,
  pattern: new RegExp(
    `(?:(?:Flat|House|H\\.? ?No|Door|D\\.? ?No|Plot|Villa|Blk|Block|Lot|Shop|Mz|Manzana|Haus)(?: ?(?:No|Nr|Number))?[ .:#-]{1,3}${NUMBER}|#${NUMBER}(?=,)|[A-Z]-?\\d{1,4}(?=, (?:Sector|Phase|Block) ))${PLACE}`,
    'u',
  ),
  accepts: (_code, { excerpt }) =>
    (excerpt.includes(',') || /^Blk|[# ]\d{5,6}$/.test(excerpt)) &&
    PLACE_EVIDENCE.test(excerpt.replace(MARKED, '')) &&
    !/^(?:Block|Lot) \d+ (?:of|in|to)|, (?:19|20)\d\d$/.test(excerpt),
  searchIn: ({ text, digitClusters, digitsIn }) =>
    digitClusters
      .filter(
        ({ trigrams, characters, text: near }) =>
          ((characters & NUMBER_SIGN) !== 0 && NUMBERED.test(near)) ||
          ((trigrams & BEGINNINGS) !== 0 && MARK.test(near)),
      )
      .map(({ start, text: { length } }) =>
        segmentOf(text, start, Math.min(text.length, start + length + BEHIND), digitsIn),
      ),
  requiredCharacters: 'A',
  certaintyAlone: 0.79,
});
