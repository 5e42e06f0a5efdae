import { PATTERNS } from '../../constraints/patterns';
import type { Reading } from './reading/reading';
import { isCommon } from './word-rank';

/** Marks of a text that carry a tone without words. */
export interface Marks {
  /** Sentences (indexes) with ordinary words in capitals, one entry for each word. */
  capitals: number[];
  exclamations: number;
  /** The longest run of exclamation marks. */
  longestRun: number;
  emojis: number;
}

const CAPITALS = /(?<![\p{L}\p{N}_/-])\p{Lu}{3,20}(?![\p{L}\p{N}_/-])/gu;
/** Two letters, but so frequent that they are no abbreviation. */
const SHORT_CAPITALS = /(?<![\p{L}\p{N}_/-])(?:NO|DO|WE|IS|ME|MY|SO|IF)(?![\p{L}\p{N}_/-])/gu;
const RUNS = /!+(?:[?!]{1,20})?/g;

export const marksOf = (reading: Reading): Marks => {
  const { text } = reading;
  const runs = Array.from(text.matchAll(RUNS), ({ 0: run }) => run.length);
  return {
    capitals: capitalsOf(reading),
    exclamations: runs.length,
    longestRun: runs.reduce((longest, run) => Math.max(longest, run), 0),
    emojis: PATTERNS.emoji ? [...text.matchAll(PATTERNS.emoji)].length : 0,
  };
};

/** Ordinary words in capitals; abbreviations and headings of a line alone are none. */
const capitalsOf = ({ text, sentences }: Reading): number[] =>
  sentences.flatMap((sentence, index) => {
    const within = text.slice(sentence.offset, sentence.offset + sentence.text.length);
    const words = [...within.matchAll(CAPITALS)].filter(({ 0: word }) => isCommon(word));
    const short = [...within.matchAll(SHORT_CAPITALS)];
    const shouted = words.length > 0 ? [...words, ...short] : short.length > 2 ? short : [];
    return shouted.map(() => index);
  });

/** A swear word with letters hidden: "sh*t", "f**k". */
const MASKED = /(?<![\p{L}\p{N}*_`])\p{L}{1,3}[*#@$]{1,4}\p{L}{1,6}(?![\p{L}\p{N}*_`@#])/gu;
const SHORTEST_MASKED = 4;

/** Index of the first sentence with a masked swear word. */
export const maskedWord = ({ sentences }: Reading): number | undefined => {
  const at = sentences.findIndex(({ text }) =>
    [...text.matchAll(MASKED)].some(({ 0: word }) => word.length >= SHORTEST_MASKED),
  );
  return at < 0 ? undefined : at;
};
