import { STOP_WORDS } from '@touchstone/text';
import type { Token } from '@touchstone/text/fast';
import type { Channel } from '../channel';
import type { AnalysedText } from './features';
import { contributions, type Prediction } from './model';

/** Explanation of a prediction; offsets are those of the normalised text. */
export interface Explanation {
  start: number;
  end: number;
  /** Content words that contributed most, in text order; may be empty. */
  topWords: string[];
}

const MOST_WORDS = 3;

/**
 * Returns true for words that mean something to a reader on their own: excludes stop words and the
 * single characters of scripts without spaces.
 */
const isContentWord = (token: Token | undefined): boolean =>
  token !== undefined && token.word.length > 1 && !STOP_WORDS.has(token.word);

/** Selects the sentence of the segment that contributes most, and the strongest words in it. */
export const explain = (
  { tokens }: AnalysedText,
  prediction: Prediction,
  channel: Channel,
  text: string,
): Explanation => {
  const added = contributions(prediction, channel);
  const bySentence = new Map<number, number>();
  const sentenceOf = (index: number) => tokens[prediction.first + index]?.sentence ?? 0;
  added.forEach((value, index) =>
    bySentence.set(sentenceOf(index), (bySentence.get(sentenceOf(index)) ?? 0) + value),
  );
  const [sentence] = [...bySentence].reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    [-1, -Infinity],
  );
  const inside = added
    .map((value, index) => ({ value, index }))
    .filter(({ index }) => sentenceOf(index) === sentence);
  const strongest = inside
    .filter(({ value, index }) => value > 0 && isContentWord(tokens[prediction.first + index]))
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_WORDS);
  const wordAt = (index: number) => tokens[prediction.first + index] ?? { start: 0, end: 0 };
  const topWords = strongest
    .sort((one, other) => one.index - other.index)
    .map(({ index }) => text.slice(wordAt(index).start, wordAt(index).end));
  return {
    start: wordAt(inside[0]?.index ?? 0).start,
    end: wordAt(inside.at(-1)?.index ?? 0).end,
    topWords: [...new Set(topWords)],
  };
};
