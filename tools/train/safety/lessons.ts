import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import {
  isCertainRule,
  passagesOf,
  readEnglish,
  readFeatures,
  type Window,
  windowsOf,
} from '@touchstone/detectors/safety';
import { normalise } from '@touchstone/text';
import type { Example } from './examples';

/** An example with the features of its passages, as indices of a vocabulary. */
export interface Lesson {
  example: Example;
  passages: readonly Int32Array[];
  windows: readonly Window[];
  /** For each category, whether its rules flag whatever the network says. */
  isCertain: readonly boolean[];
}

/** The features of all lessons. */
export interface Vocabulary {
  hashes: number[];
  /** Number of texts that have each feature. */
  texts: number[];
  isRare: boolean[];
}

/** Longest text that is read, in characters: longer ones are cut into windows when judged. */
const MOST_CHARACTERS = 2_000;

/** Reads the features of all examples. */
export const lessonsOf = (
  examples: readonly Example[],
): { lessons: Lesson[]; vocabulary: Vocabulary } => {
  const vocabulary: Vocabulary = { hashes: [], texts: [], isRare: [] };
  const indices = new Map<number, number>();
  const indexOf = (hash: number, isRare: boolean): number => {
    const known = indices.get(hash);
    if (known !== undefined) return known;
    const index = vocabulary.hashes.push(hash) - 1;
    vocabulary.texts.push(0);
    vocabulary.isRare.push(isRare);
    indices.set(hash, index);
    return index;
  };
  const lessons = examples.map((example): Lesson => {
    const reading = readEnglish(normalise(example.text.slice(0, MOST_CHARACTERS)).text);
    const passages = passagesOf(reading).map((passage) => {
      const features: number[] = [];
      readFeatures(reading.tokens, passage, (hash, isRare) => features.push(indexOf(hash, isRare)));
      return Int32Array.from(features);
    });
    for (const feature of new Set(passages.flatMap((passage) => [...passage])))
      vocabulary.texts[feature] = (vocabulary.texts[feature] ?? 0) + 1;
    const isCertain = SAFETY_CATEGORIES.map((category) =>
      reading.evidence.some((each) => each.category === category && isCertainRule(each)),
    );
    return { example, passages, windows: windowsOf(passages.length), isCertain };
  });
  return { lessons: lessons.filter(({ passages }) => passages.length > 0), vocabulary };
};
