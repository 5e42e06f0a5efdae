import { CLASS, NAMED } from './gazetteer/gazetteer';
import type { NameSpan } from './name-span';
import { GAP, type NameWord, SHAPE, wordAt } from './name-words';

/** Titles that are nearly always followed by a name. */
const TITLES = new Set(
  'mr mrs ms dr prof professor herr herrn frau mme mlle senor senora signor signora mevrouw senhor senhora'.split(
    ' ',
  ),
);
/** Titles that suffice before unlisted words. */
const POLITE = new Set('mrs ms herrn mme mlle signora mevrouw senora'.split(' '));
const OF_THINGS =
  CLASS.common | CLASS.brand | CLASS.organisation | CLASS.thing | CLASS.figure | CLASS.street;
const CERTAINTY = 0.8;

const hasNameShape = ({ shape, classes }: NameWord): boolean =>
  shape === SHAPE.capitalised &&
  (classes === 0 || ((classes & NAMED) !== 0 && (classes & OF_THINGS) === 0));
const isPartOfThing = (word: NameWord | undefined): boolean =>
  word?.gap === GAP.space && word.shape !== SHAPE.small && (word.classes & OF_THINGS) !== 0;

/** Returns true if `maiden name` precedes the word: `her maiden name is Tolliver`. */
const isMaidenName = (words: readonly NameWord[], at: number): boolean => {
  const label = ['is', 'was'].includes(wordAt(words, at - 1).plain) ? at - 2 : at - 1;
  return words[label]?.plain === 'name' && words[label - 1]?.plain === 'maiden';
};

/**
 * Finds single names by their title, independently of the tagger: any title before a listed name,
 * or a polite title before an unlisted word: `Dr. Schneider`.
 */
export const titledSpans = (words: readonly NameWord[]): NameSpan[] => {
  const spans: NameSpan[] = [];
  for (let at = 1; at < words.length; at++) {
    const name = wordAt(words, at);
    if (
      (name.gap !== GAP.space && name.gap !== GAP.stopSpace) ||
      !hasNameShape(name) ||
      isPartOfThing(words[at + 1])
    )
      continue;
    const title = wordAt(words, at - 1).plain;
    if ((name.classes === 0 ? POLITE.has(title) : TITLES.has(title)) || isMaidenName(words, at))
      spans.push({ first: at, last: at + 1, certainty: CERTAINTY });
  }
  return spans;
};
