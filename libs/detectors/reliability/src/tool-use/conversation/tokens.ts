import { foldBase } from '@touchstone/text';

/** A word, number or sign of a text; offsets are UTF-16 units. */
export interface Token {
  raw: string;
  /** Folded: lower case, without accents and possessive ending. */
  form: string;
  start: number;
  end: number;
}

const TOKEN = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)?|[%°$€£¥₹#@]/gu;

/** Splits a text into words, numbers and signs: `3kg` has two tokens. Linear in the text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map(({ 0: raw, index }) => ({
    raw,
    form: foldBase(raw),
    start: index,
    end: index + raw.length,
  }));

export const isNumber = ({ raw }: Token): boolean => raw.charCodeAt(0) < 58 && /^\d/.test(raw);
