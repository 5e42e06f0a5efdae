import { compact } from '@touchstone/text/fast';
import { matchesAt } from '../../../match';
import type { Recogniser } from '../recogniser';
import { eitherCase } from './street-words';

const GAP = '[ \\t]*,?[ \\t]*\\n?[ \\t]*,?[ \\t]*';
const UNIT_WORDS =
  'apt|apartment|suite|ste|unit|flat|floor|fl|room|bldg|building|piso|étage|etg|wohnung|lgh|apto|dpto|depto|bus|bte|kv|кв|корп|стр|эт|ет|вх|ап|daire|kat|bl|sc|ap|et|m|int|esc|blk|bloco|blok|подъезд';
const UNIT = `(?:${eitherCase(UNIT_WORDS)})\\.?:? ?#?[\\dA-Z-]{1,6}(?![\\p{L}\\p{N}])|#\\d{1,5}[A-Z]?(?:-\\d{1,4})?(?![\\p{L}\\p{N}])|\\d{1,3}(?:st|nd|rd|th) [Ff]l(?:oor|\\.)?(?!\\p{L})|\\d{1,2}\\.? ?(?:OG|EG|DG|Etage|Stock|étage|etg\\.?|emelet|em\\.|tv\\.?|th\\.?|mf\\.?|patro)(?!\\p{L})(?:,? (?:tv|th|links|rechts|li|re)\\.?(?!\\p{L}))?|\\d{1,2}\\.?[ºª°oa]\\.? ?(?:[A-Z]|(?:izda|dcha|dch|izq|esq|dto|drt|frente|puerta \\d{1,2})\\.?)(?!\\p{L})`;
const TOWN =
  "\\p{Lu}[\\p{L}.'’-]{1,30}(?: (?:\\p{Lu}[\\p{L}.'’-]{1,30}|am|an der|de la|de|del|di|do|da|sur|upon|on)){0,4}";
const POSTCODE =
  '(?:[A-Z]{1,2}-)?(?:\\d{4} ?[A-Z]{2}(?!\\p{L})|\\d{5}(?:-\\d{3,4})?|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}(?:-\\d{3})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2}|[AC-FHKNPRTV-Y]\\d[\\dW] ?[AC-FHKNPRTV-Y0-9]{4}|[A-Z]\\d{4}[A-Z]{3})(?![\\d%€$])';
const STATE = '[A-Z]{2,3}(?!\\p{L})';
const PARTS = [
  UNIT,
  `${POSTCODE} ${TOWN}`,
  `${TOWN}${GAP}(?:${STATE},? )?${POSTCODE}`,
  `${STATE}[ ,]{0,2}${POSTCODE}`,
  // Excludes ZIP codes before another number, which are rather part of a phone number.
  '\\d{5}(?:-\\d{4})?(?![\\d%€$]|[ -]\\d)',
];
const TAIL = compact(new RegExp(`(?:${GAP}(?:${PARTS.join('|')})){1,4}`, 'uy'));
const UNITS = compact(new RegExp(`(?:${GAP}(?:${UNIT})){1,4}`, 'uy'));
/** First characters of all units. Prefilter: the text after most streets does not match. */
const UNIT_BEGINS = new RegExp(
  `[ \\t,\\n]*(?:[#\\d]|${[...new Set(UNIT_WORDS.split('|').map((word) => word.slice(0, 2)))].join('|')})`,
  'iuy',
);
const NEAREST = /^[\s,]/;
/**
 * Digit pattern common to all postcodes. `FURTHEST` is the maximum distance of a postcode after a
 * street, given the longest town.
 */
const PART_OF_POSTCODE = /\d{4}|\d\d-\d{3}|\d{3} \d\d|[A-Z]\d[\dA-Z]? ?\d/g;
const FURTHEST = 320;

/**
 * Returns a function that tests for a postcode near an index. Optimised for increasing indices: the
 * last match is reused.
 */
const postcodesIn = (text: string): ((end: number) => boolean) => {
  let from = 0;
  let found: RegExpExecArray | null = null;
  let asked = false;
  return (end) => {
    if (!asked || end < from || (found !== null && found.index < end)) {
      PART_OF_POSTCODE.lastIndex = from = end;
      found = PART_OF_POSTCODE.exec(text);
      asked = true;
    }
    return found !== null && found.index + found[0].length <= end + FURTHEST;
  };
};

/**
 * Returns the end of an address that continues after its street with flat, town, state and
 * postcode, in any order and over several lines. Country names are not supported. Source: UPU S42
 * templates.
 */
const tailEnd = (text: string, end: number, hasPostcode: (end: number) => boolean): number => {
  if (!NEAREST.test(text.charAt(end))) return end;
  const pattern = hasPostcode(end) ? TAIL : UNITS;
  if (pattern === UNITS && !matchesAt(UNIT_BEGINS, text, end)) return end;
  pattern.lastIndex = end;
  return end + (pattern.exec(text)?.[0].length ?? 0);
};

/** Extends the addresses of a recogniser by the parts after the street. */
export const withTail = (street: Recogniser): Recogniser => ({
  ...street,
  *find(scanned, contextWords) {
    const hasPostcode = postcodesIn(scanned.text);
    for (const { start, end, certainty, corroborated } of street.find(scanned, contextWords))
      yield { start, end: tailEnd(scanned.text, end, hasPostcode), certainty, corroborated };
  },
});
