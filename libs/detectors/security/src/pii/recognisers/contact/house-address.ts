import { characterBits, segmentOf } from '../../scan/scanned-text';
import { defineTrigrams } from '../../scan/trigrams';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Something of every mark of a house: cheaper to look for than all of them. */
const MARK = new RegExp(
  [
    String.raw`flat|house|h\.? ?no|door|d\.? ?no|plot|villa|blk|block|lot|shop|mz|manzana|haus`,
    String.raw`[A-Z]-?\d{1,4}, (?:Sector|Phase|Block) `,
  ].join('|'),
  'i',
);
const NUMBERED = /#[A-Z]?-?\d/i;
/** How those begin, so that most stretches need no pattern. */
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
/** Words of a place, parted by commas or not; a sentence goes on in small letters. */
const WORD = "(?:\\p{Lu}|\\d|#)[\\p{L}\\d.'’/#&-]{0,24}";
const PLACE = `(?:(?:,\\n? ?| |\\n| - )${WORD}){1,14}`;
const MARKED = /^\p{L}+/u;
/** Room for what follows the number. */
const BEHIND = 100;
/** Words that mark the words behind a number as a place. */
const TELLING =
  /(?<!\p{L})(?:(?:Sector|Phase|Block|Street|Road)[ -]?#?\d|\d{1,2}(?:st|nd|rd|th) (?:Main|Cross)(?!\p{L})|Al \p{Lu}|(?:Street|St|Road|Rd|Nagar|Colony|Society|Residency|Apartments?|Layout|Lane|Avenue|Ave|Subd|Subdivision|Village|Brgy|Barangay|Estate|Township|Enclave|Marg|Vihar|Bagh|Gali|Mohalla|Urb|Crescent)(?!\p{L}))|[, -](?!\d+000$)(?:\d{6}|\d{5}|\d{4})$/u;

/**
 * A house, flat, plot or block by its number, then its surroundings: Indian, Pakistani,
 * Bangladeshi, Singaporean, Philippine, Gulf, African. Source: UPU S42.
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
    TELLING.test(excerpt.replace(MARKED, '')) &&
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
