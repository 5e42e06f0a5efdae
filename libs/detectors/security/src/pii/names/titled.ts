import { CLASS, NAMED } from './lexicon';
import { GAP, type NameWord, SHAPE } from './name-words';
import type { NameSpan } from './spans';

/** Titles that stand before hardly anything but names. */
const TITLES = new Set('mr mrs ms dr prof professor herr herrn frau mme mlle senor senora signor signora mevrouw senhor senhora'.split(' '));
const OF_THINGS = CLASS.common | CLASS.brand | CLASS.organisation | CLASS.thing | CLASS.figure | CLASS.street;
const CERTAINTY = 0.8;

const isWritten = ({ shape, classes }: NameWord): boolean => shape === SHAPE.capitalised && (classes & NAMED) !== 0 && (classes & OF_THINGS) === 0;
const isPartOfThing = (word: NameWord | undefined): boolean => word?.gap === GAP.space && word.shape !== SHAPE.small && (word.classes & OF_THINGS) !== 0;

/** `Dr. Schneider`: a title and a listed name, whatever the tagger makes of what stands around. */
export const titledSpans = (words: readonly NameWord[]): NameSpan[] =>
  words.flatMap((title, at) => {
    const name = words[at + 1];
    if (!TITLES.has(title.plain) || !name || (name.gap !== GAP.space && name.gap !== GAP.stopSpace)) return [];
    return isWritten(name) && !isPartOfThing(words[at + 2]) ? [{ first: at + 1, last: at + 2, certainty: CERTAINTY }] : [];
  });
