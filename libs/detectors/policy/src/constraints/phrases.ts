import type { Phrase } from '@touchstone/assertions';
import { type ElementCount, exactly } from './element-count';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** Makes typographic and plain quotation marks equal, and any run of spaces. */
const lenient = (text: string): string =>
  escape(text.trim())
    .replaceAll(/['’‘]/g, `['’‘]`)
    .replaceAll(/["“”]/g, '["“”]')
    .replaceAll(/\s+/g, String.raw`\s{1,5}`);
const shape = (text: string): string => escape(text).replaceAll(/\d/g, String.raw`\d`);

const patternOf = ({ text, as }: Phrase): RegExp => {
  if (as === 'letter') return new RegExp(escape(text), 'giu');
  if (as === 'shape')
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${shape(text)}(?![\p{L}\p{N}])`, 'gu');
  return new RegExp(lenient(text), 'giu');
};

const WORD_END = /[\p{L}\p{N}_]/u;
const INFLECTION = /^(?:s|es|['’]s|['’])(?![\p{L}\p{N}_])/iu;

/**
 * Finds a phrase regardless of case. Whole words are certain matches; parts of longer words and
 * inflected forms are possible ones.
 */
export const phraseCount = (phrase: Phrase, text: string): ElementCount => {
  let low = 0;
  let high = 0;
  let at: ElementCount['at'];
  let doubtful: ElementCount['at'];
  for (const { 0: match, index } of text.matchAll(patternOf(phrase))) {
    const range = { start: index, end: index + match.length };
    high++;
    if (phrase.as === 'word' && !isWholeWord(text, range, match)) doubtful ??= range;
    else {
      low++;
      at ??= range;
    }
  }
  const first = at ?? doubtful;
  return first ? { low, high, at: first } : exactly(0);
};

const isWholeWord = (
  text: string,
  { start, end }: { start: number; end: number },
  match: string,
): boolean => {
  if (WORD_END.test(match.charAt(0)) && WORD_END.test(text[start - 1] ?? ' ')) return false;
  return (
    !WORD_END.test(match.at(-1) ?? '') ||
    !WORD_END.test(text[end] ?? ' ') ||
    INFLECTION.test(text.slice(end, end + 4))
  );
};

const TRIMMED = /^[\s"'“”‘’«»*_#>()[\]-]{0,20}/u;
const TRAILING = /[\s"'“”‘’«»*_)\]]{0,20}$/u;

/** Checks if the text begins or ends with the phrase, ignoring marks of emphasis and quotation. */
export const atEdge = (phrase: Phrase, text: string, edge: 'start' | 'end'): boolean => {
  const trimmed = text.trim();
  const reach = phrase.text.length * 2 + 60;
  const piece = edge === 'start' ? trimmed.slice(0, reach) : trimmed.slice(-reach);
  return [piece, piece.replace(edge === 'start' ? TRIMMED : TRAILING, '')].some((candidate) =>
    edgeMatches(phrase, candidate, edge),
  );
};

const edgeMatches = (phrase: Phrase, piece: string, edge: 'start' | 'end'): boolean => {
  const source = phrase.as === 'shape' ? shape(phrase.text) : lenient(phrase.text);
  if (edge === 'start')
    return new RegExp(
      `^${source}${WORD_END.test(phrase.text.at(-1) ?? '') ? String.raw`(?![\p{L}\p{N}_])` : ''}`,
      'iu',
    ).test(piece);
  const lead = WORD_END.test(phrase.text[0] ?? '') ? String.raw`(?<![\p{L}\p{N}_])` : '';
  // A full stop after the phrase does not prevent a match at the end.
  return new RegExp(String.raw`${lead}${source}[.!?]{0,3}$`, 'iu').test(piece);
};
