import { firstMatch } from '../../../match';
import {
  isAmount,
  isCode,
  isLabel,
  precededByObject,
  refersBack,
  refersBackLoosely,
  refersForward,
} from '../../context/links';
import type { ContextWord, ScannedText } from '../../scan/scanned-text';
import { codeOf } from '../check-digits';
import type { Span } from '../recogniser';
import type { PatternDescription } from './description';
import { contextOf } from './match-context';

const REACH = 50;
const REACH_BACK = 40;
/** Additional text beyond the reach, so that no match is cut off. */
const LONGEST = 60;
const LONGEST_CELL = 120;

/** Finds matches of a pattern beside its context words, and in table cells below them. */
export const findInContext = (
  scanned: ScannedText,
  contextWords: readonly ContextWord[],
  description: PatternDescription,
  pattern: RegExp,
  certainty: number,
): Span[] => {
  const found: Span[] = [];
  let taken = 0;
  for (const [index, contextWord] of contextWords.entries()) {
    if (contextWord.until !== undefined) {
      const stretch = matchInCell(
        scanned,
        contextWord.end,
        contextWord.until,
        description,
        pattern,
      );
      if (stretch)
        found.push({ start: stretch.start, end: stretch.end, certainty, corroborated: true });
      continue;
    }
    const following = contextWords[index + 1];
    const next = following && following.until === undefined ? following.start : scanned.text.length;
    const stretch =
      matchAfter(scanned, contextWord, next, description, pattern) ??
      matchBefore(scanned, contextWord, taken, description, pattern);
    taken = contextWord.end;
    if (stretch)
      found.push({ start: stretch.start, end: stretch.end, certainty, corroborated: true });
  }
  return found;
};

type Range = Pick<Span, 'start' | 'end'>;

const matchAfter = (
  { text, digitsIn }: ScannedText,
  contextWord: ContextWord,
  next: number,
  description: PatternDescription,
  pattern: RegExp,
): Range | undefined => {
  const reach = Math.min(description.reach ?? REACH, next - contextWord.end);
  if (digitsIn(contextWord.end, contextWord.end + reach + LONGEST) < description.minDigits)
    return undefined;
  const near = text.slice(contextWord.end, contextWord.end + reach + LONGEST);
  const cut = contextWord.end + near.length < text.length;
  for (let match = firstMatch(near, pattern); match; match = pattern.exec(near)) {
    const { 0: excerpt, index } = match;
    if (index > reach || (cut && index + excerpt.length === near.length)) return undefined;
    const between = near.slice(0, index);
    if (
      !refersForward(
        between,
        excerpt.charAt(0),
        description.hasCheckDigits ?? false,
        description.maxWordsBetween,
      )
    )
      return undefined;
    if (description.labelOnly && !isLabel(between) && !(between === ' ' && isCode(excerpt)))
      return undefined;
    // Patterns that allow leading letters also match `is 1234567`: retry after the word.
    const word = description.startsWithWord ? 0 : (/^[a-z]{2,} /.exec(excerpt)?.[0].length ?? 0);
    if (word > 0) pattern.lastIndex = index + word;
    else if (isAccepted(description, text, contextWord.end + index, excerpt))
      return { start: contextWord.end + index, end: contextWord.end + index + excerpt.length };
  }
  return undefined;
};

/** Returns the first match in a cell, with no letters or digits before it. */
const matchInCell = (
  { text, digitsIn }: ScannedText,
  start: number,
  until: number,
  description: PatternDescription,
  pattern: RegExp,
): Range | undefined => {
  const end = Math.min(until, start + LONGEST_CELL);
  if (digitsIn(start, end) < description.minDigits) return undefined;
  const match = firstMatch(text.slice(start, end), pattern);
  if (!match || /[\p{L}\p{N}]/u.test(match.input.slice(0, match.index))) return undefined;
  const { 0: excerpt, index } = match;
  const place = { ...contextOf(text, start + index, excerpt, true), isFieldValue: true };
  return !description.accepts || description.accepts(codeOf(excerpt), place)
    ? { start: start + index, end: start + index + excerpt.length }
    : undefined;
};

/** Returns a match before the context word: `078-05-1120 is my social security number`. */
const matchBefore = (
  { text, digitsIn }: ScannedText,
  contextWord: ContextWord,
  taken: number,
  description: PatternDescription,
  pattern: RegExp,
): Range | undefined => {
  if (description.labelOnly) return undefined;
  const from = Math.max(taken, contextWord.start - REACH_BACK - LONGEST);
  if (digitsIn(from, contextWord.start) < Math.max(1, description.minDigits)) return undefined;
  const near = text.slice(from, contextWord.start);
  for (let match = firstMatch(near, pattern); match; match = pattern.exec(near)) {
    const { 0: excerpt, index } = match;
    if (index === 0 && from > taken) continue;
    const between = near.slice(index + excerpt.length);
    const links =
      refersBack(between) ||
      (description.hasCheckDigits === true &&
        refersBackLoosely(between) &&
        !precededByObject(near.slice(0, index)));
    if (!links || !isAccepted(description, text, from + index, excerpt)) continue;
    return { start: from + index, end: from + index + excerpt.length };
  }
  return undefined;
};

const isAccepted = (
  { accepts, hasCheckDigits }: PatternDescription,
  text: string,
  start: number,
  excerpt: string,
): boolean => {
  const place = contextOf(text, start, excerpt, true);
  return (
    (hasCheckDigits === true || !isAmount(place.textBefore, place.textAfter)) &&
    (accepts?.(codeOf(excerpt), place) ?? true)
  );
};
