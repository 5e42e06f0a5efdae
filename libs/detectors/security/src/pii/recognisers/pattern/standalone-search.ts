import { firstMatch } from '../../../match';
import { objectBefore } from '../../context/links';
import { type DigitCluster, isSpace, type ScannedText } from '../../scan/scanned-text';
import { codeOf } from '../check-digits';
import type { Span } from '../recogniser';
import type { MatchContext, PatternDescription } from './description';
import { contextOf } from './match-context';
import type { PatternBounds } from './pattern-bounds';

export type StandalonePattern = PatternDescription & {
  requiredBits: number;
  bounds: PatternBounds;
};

/** Finds matches of a pattern without context words. */
export const findStandalone = (
  scanned: ScannedText,
  description: StandalonePattern,
  pattern: RegExp,
  certainty: number,
): Span[] => {
  const { text } = scanned;
  const { accepts, searchIn, hasCheckDigits = false } = description;
  const found: Span[] = [];
  for (const cluster of searchIn ? searchIn(scanned) : scanned.digitClusters) {
    if (!mayContain(cluster, description)) continue;
    for (let match = firstMatch(cluster.text, pattern); match; match = pattern.exec(cluster.text)) {
      const { 0: excerpt, index } = match;
      const start = cluster.start + index;
      if (
        touchesCut(text, cluster, index, excerpt) ||
        isAlreadyFound(found, start, start + excerpt.length)
      )
        continue;
      const place = contextOf(text, start, excerpt, false);
      if ((accepts && !accepts(codeOf(excerpt), place)) || belongsToObject(place, description))
        continue;
      found.push({ start, end: start + excerpt.length, certainty, corroborated: hasCheckDigits });
    }
  }
  return found;
};

/**
 * Returns true for a dialled number, `on the callback line, +1 …`: numbers of objects do not begin
 * with the sign.
 */
const isDialledNumber = (excerpt: string): boolean => excerpt.startsWith('+');

/**
 * Identifiers with check digits in groups, `4111 1111 1111 1111`, or after letters: numbers of
 * objects have no such form.
 */
const CHECKED_FORM = /[\dA-Z][ .-]\d+[ .-]\w|^[A-Z]{2}\w{13}/;

/**
 * Returns true if the words before a match relate it to an object. Mere mentions (`when you order`)
 * count only against numbers without a distinctive form.
 */
const belongsToObject = (
  { textBefore, excerpt }: MatchContext,
  { hasCheckDigits, distinctiveForm }: PatternDescription,
): boolean => {
  const mention = isDialledNumber(excerpt) ? undefined : objectBefore(textBefore);
  if (mention !== 'mentioned') return mention === 'labelled';
  return !(
    distinctiveForm?.test(excerpt) ||
    (hasCheckDigits === true && CHECKED_FORM.test(excerpt))
  );
};

/** Returns true if the span is among the last ones found, because clusters may overlap. */
const isAlreadyFound = (found: readonly Span[], start: number, end: number): boolean => {
  for (let at = found.length - 1; at >= 0; at--) {
    const known = found[at];
    if (!known || known.end <= start) return false;
    if (known.start === start && known.end === end) return true;
  }
  return false;
};

const mayContain = (
  cluster: DigitCluster,
  {
    minDigits,
    minDigitRun = 1,
    minWordLength = 0,
    requiredBits,
    requiredTrigrams = 0,
    bounds,
  }: StandalonePattern,
): boolean =>
  cluster.digits >= minDigits &&
  (minDigitRun < 2 || cluster.longestRun >= minDigitRun) &&
  (requiredBits === 0 || (cluster.characters & requiredBits) === requiredBits) &&
  (requiredTrigrams === 0 || (cluster.trigrams & requiredTrigrams) !== 0) &&
  (minWordLength === 0 || cluster.longestWord >= minWordLength) &&
  cluster.spanOf(bounds.digits) <= bounds.longest;

/**
 * Returns true if a match touches the edge of a cluster within a word, so that its boundaries are
 * unknown.
 */
const touchesCut = (text: string, cluster: DigitCluster, index: number, excerpt: string): boolean =>
  (index === 0 && cluster.start > 0 && !isSpace(text, cluster.start - 1)) ||
  (index + excerpt.length === cluster.text.length &&
    cluster.start + cluster.text.length < text.length &&
    !isSpace(text, cluster.start + cluster.text.length));
