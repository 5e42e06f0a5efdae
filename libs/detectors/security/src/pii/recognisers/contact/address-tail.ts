import type { Recogniser } from '../../recogniser';
import { eitherCase } from './street-words';

const GAP = '[ \\t]*,?[ \\t]*\\n?[ \\t]*,?[ \\t]*';
const UNIT = `(?:${eitherCase('apt|apartment|suite|ste|unit|flat|floor|fl|room|bldg|building|piso|étage|etg|wohnung|lgh')})\\.? ?#?[\\dA-Z-]{1,6}(?![\\p{L}\\p{N}])`;
const TOWN = "\\p{Lu}[\\p{L}.'’-]{1,30}(?: (?:\\p{Lu}[\\p{L}.'’-]{1,30}|am|an der|de la|de|del|di|do|da|sur|upon|on)){0,4}";
const POSTCODE = '(?:[A-Z]{1,2}-)?(?:\\d{4} ?[A-Z]{2}(?!\\p{L})|\\d{5}(?:-\\d{3,4})?|\\d{2}-\\d{3}|\\d{3} \\d{2}|\\d{4}(?:-\\d{3})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]{1,2}\\d[\\dA-Z]? \\d[A-Z]{2})(?![\\d%€$])';
const STATE = '[A-Z]{2,3}(?!\\p{L})';
const PARTS = [
  UNIT,
  `${POSTCODE} ${TOWN}`,
  `${TOWN}${GAP}(?:${STATE},? )?${POSTCODE}`,
  `${STATE}[ ,]{0,2}${POSTCODE}`,
  '\\d{5}(?:-\\d{4})?(?![\\d%€$])',
];
const TAIL = new RegExp(`(?:${GAP}(?:${PARTS.join('|')})){1,4}`, 'uy');
const UNITS = new RegExp(`(?:${GAP}${UNIT}){1,4}`, 'uy');
const NEAREST = /^[\s,]/;
/** What every postcode holds, and how far behind a street the longest town leaves it. */
const PART_OF_POSTCODE = /\d{4}|\d\d-\d{3}|\d{3} \d\d|[A-Z]\d[\dA-Z]? ?\d/;
const FURTHEST = 320;

/** Where an address ends that goes on behind its street: flat, town, state and postcode, in either order, over lines. Source: UPU S42 templates, without names of countries. */
const tailEnd = (text: string, end: number): number => {
  if (!NEAREST.test(text.slice(end, end + 1))) return end;
  const pattern = PART_OF_POSTCODE.test(text.slice(end, end + FURTHEST)) ? TAIL : UNITS;
  pattern.lastIndex = end;
  return end + (pattern.exec(text)?.[0].length ?? 0);
};

/** The recogniser, its addresses read to their end. */
export const withTail = (street: Recogniser): Recogniser => ({
  ...street,
  *find(scanned, cues) {
    for (const stretch of street.find(scanned, cues)) yield { ...stretch, end: tailEnd(scanned.text, stretch.end) };
  },
});
