import { type Word, wordOf } from './words';

/** A word or number of a sentence, with what stands beside it. */
export interface Token {
  word: Word;
  raw: string;
  /** Lower case, without accents. */
  plain: string;
  start: number;
  end: number;
  /** Characters since the previous token, at most the last few. */
  gap: string;
  /** True directly after the previous token. */
  glued: boolean;
  /** True after punctuation that separates parts of a sentence. */
  broken: boolean;
  /** Currency or other sign directly before or after a number, as a unit; else `''`. */
  sign: string;
  /** Sign directly after; else `''`. */
  signAfter: string;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}]+)?/gu;
const BREAKS = /[,;:()[\]–—|"“”\n]|\s-\s/;
const LONGEST_GAP = 4;
const SIGNS = /[%€$£¥]/;
const SPACE = 32;

/** Splits a sentence into tokens. Linear in the sentence. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  const hasSigns = SIGNS.test(text);
  let before = 0;
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const end = index + raw.length;
    const word = wordOf(raw);
    const gap = gapBetween(text, before, index);
    const signAfter = hasSigns
      ? signIn(
          text
            .slice(end, end + 2)
            .trim()
            .slice(0, 1),
        )
      : '';
    tokens.push({
      word,
      raw: word.raw,
      plain: word.plain,
      start: index,
      end,
      gap,
      glued: index === before && index > 0,
      broken: gap !== ' ' && BREAKS.test(gap),
      sign: hasSigns && word.numeric ? signAfter || signIn(gap.slice(-2).trim()) : '',
      signAfter,
    });
    before = end;
  }
  return tokens;
};

const gapBetween = (text: string, before: number, index: number): string =>
  index === before + 1 && text.charCodeAt(before) === SPACE
    ? ' '
    : text.slice(Math.max(before, index - LONGEST_GAP), index);

const signIn = (text: string): string => SIGNS.exec(text)?.[0] ?? '';
