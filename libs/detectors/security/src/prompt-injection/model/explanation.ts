import type { Channel } from '../channel';
import type { AnalysedText } from './features';
import { contributions, type Prediction } from './model';

/** Where the model saw the attack, in offsets of the cleaned text, and the words that told most. */
export interface Explanation {
  start: number;
  end: number;
  topWords: string[];
}

const MOST_WORDS = 3;

/** The sentence of the stretch that adds most, and its most telling words in their order. */
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
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST_WORDS);
  const wordAt = (index: number) => tokens[prediction.first + index] ?? { start: 0, end: 0 };
  const telling = strongest
    .sort((one, other) => one.index - other.index)
    .map(({ index }) => text.slice(wordAt(index).start, wordAt(index).end));
  return {
    start: wordAt(inside[0]?.index ?? 0).start,
    end: wordAt(inside.at(-1)?.index ?? 0).end,
    topWords: [...new Set(telling)],
  };
};
