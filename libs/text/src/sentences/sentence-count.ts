import { isAbbreviation } from './abbreviations';

/** A count; `low` includes certain sentences only, `high` also possible ones. */
export interface CountRange {
  low: number;
  high: number;
}

const END = /[.!?…。！？।]{1,8}["'”’»)\]*_]{0,4}(?=\s|$)|[。！？]/gu;

/**
 * Counts sentences. Those that end with punctuation are certain; lines without it (headings, list
 * items) may be sentences too.
 */
export const sentenceCount = (text: string): CountRange => {
  let low = 0;
  let high = 0;
  for (const line of text.split('\n')) {
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const { ends, open } = endsOf(line);
    low += ends;
    high += ends + (open ? 1 : 0);
  }
  return { low: Math.max(low, high > 0 ? 1 : 0), high };
};

const endsOf = (line: string): { ends: number; open: boolean } => {
  let ends = 0;
  let last = 0;
  for (const { 0: mark, index } of line.matchAll(END)) {
    const after = index + mark.length;
    if (!isEnd(line, last, index, after, mark)) continue;
    ends++;
    last = after;
  }
  return { ends, open: /[\p{L}\p{N}]/u.test(line.slice(last)) };
};

/**
 * Returns true if a punctuation mark ends a sentence. A full stop does not after an abbreviation,
 * an initial or a list number, nor before a small letter.
 */
const isEnd = (line: string, from: number, index: number, after: number, mark: string): boolean => {
  if (!/[\p{L}\p{N}]/u.test(line.slice(from, index))) return false;
  const following = line.slice(after, after + 12).trimStart()[0] ?? '';
  if (/\p{Ll}/u.test(following))
    return mark[0] !== '.' && mark[0] !== '…' && mark.length === 1 ? true : false;
  if (mark[0] !== '.') return true;
  const word =
    /[\p{L}\p{N}.]{1,12}$/u.exec(line.slice(Math.max(from, index - 14), index))?.[0] ?? '';
  if (following === '') return true;
  if (/^\d{1,3}$/.test(word) && line.slice(from, index).trim() === word) return false;
  return !isAbbreviation(word, following) && !/^\p{Lu}$/u.test(word);
};
