import { foldBase } from '@touchstone/text';

/** A word or number of a sentence, with what stands beside it. */
export interface Token {
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
  /** Currency or other sign directly before or after, as a unit; else `''`. */
  sign: string;
  /** Sign directly after; else `''`. */
  signAfter: string;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}]+)?/gu;
const BREAKS = /[,;:()[\]–—|"“”\n]|\s-\s/;
const LONGEST_GAP = 4;
const SIGNS = /[%€$£¥]/;

const signIn = (text: string): string => SIGNS.exec(text)?.[0] ?? '';

/** Splits a sentence into tokens. Linear in the sentence. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  let before = 0;
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const end = index + raw.length;
    const gap = text.slice(Math.max(before, index - LONGEST_GAP), index);
    const signAfter = signIn(
      text
        .slice(end, end + 2)
        .trim()
        .slice(0, 1),
    );
    const sign = signAfter || signIn(gap.slice(-2).trim());
    tokens.push({
      raw,
      plain: foldBase(raw),
      start: index,
      end,
      gap,
      glued: index === before && index > 0,
      broken: BREAKS.test(gap),
      sign: /^\p{Nd}/u.test(raw) ? sign : '',
      signAfter,
    });
    before = end;
  }
  return tokens;
};
