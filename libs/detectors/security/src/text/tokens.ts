/** A word, or one character of a script written without spaces. Offsets are UTF-16 units of the text it was cut from. */
export interface Token {
  /** Lower case, without accents; `''` for words too long to be one. */
  word: string;
  start: number;
  end: number;
  /** Counts sentences from 0. */
  sentence: number;
}

const LONGEST_WORD = 40;
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
// Built from text: the compiler does not know the `v` flag for our target.
const WORDS = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]+`, 'gv');
const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}/gu;

// A bracket or sign right behind a word is code: `system(prompt)` is not a system prompt.
const SENTENCE_END = /^[([{=<]|[.!?:;]["')\]]?\s|\n\s{0,8}\n|[。！？؟]/;

/** Lower case and without accents, so that `Système` and `systeme` are one word. */
export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').normalize('NFC');
};

/** Cuts a text into words. Linear in the text. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  let sentence = 0;
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (index > end + 1 || (index > end && !/\s/.test(text.charAt(end)))) {
      if (SENTENCE_END.test(text.slice(end, Math.min(index + 1, end + 12)))) sentence++;
    }
    end = index + word.length;
    tokens.push({ word: word.length > LONGEST_WORD ? '' : word.length === 1 && word >= '\u0e00' ? word : fold(word), start: index, end, sentence });
  }
  return tokens;
};
