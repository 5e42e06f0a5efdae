import type { Recogniser } from '../recogniser';
import { classesOf } from '../names/lexicon';
import { nameModel, nameThresholds } from '../names/model';
import { nameWords } from '../names/name-words';
import { isReported, taggedSpans } from '../names/spans';
import { titledSpans } from '../names/titled';
import { unspacedNames } from '../names/unspaced';

/** Above this, forms that prove themselves would lose to a name. */
const MOST_CERTAIN = 0.88;

/** Names of persons, by a trained tagger (see `names/MODEL-CARD.md`); in Chinese, Japanese and Korean letters by rules. */
export const person: Recogniser = {
  kind: 'person_name',
  title: 'name of a person',
  group: 'personal identifiers',
  *find({ text, tokens }) {
    const words = nameWords(text, tokens, classesOf);
    const tagged = taggedSpans(words, nameModel()).filter((span) => isReported(words, span, nameThresholds));
    const known = new Set(tagged.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, at) => first + at)));
    for (const span of [...tagged, ...titledSpans(words).filter(({ first }) => !known.has(first))]) {
      const [first, last] = [words[span.first], words[span.last - 1]];
      if (first && last) yield { start: first.start, end: last.end, certainty: Math.min(span.certainty, MOST_CERTAIN) };
    }
    yield* unspacedNames(text);
  },
};
