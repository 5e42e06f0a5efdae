import { CLASS, NAMED } from './gazetteer/gazetteer';
import { GAP, type NameWord, SHAPE, wordAt } from './name-words';

/** Words `first` to before `last` that may contain names. No name extends beyond them. */
export interface NameCandidate {
  first: number;
  last: number;
}

const WITHIN: ReadonlySet<number> = new Set<number>([
  GAP.space,
  GAP.stopSpace,
  GAP.hyphen,
  GAP.apostrophe,
  GAP.commaSpace,
  GAP.joiner,
]);
const LONGEST = 40;

/** Returns true if a word may continue the name of the preceding word. */
export const continuesName = ({ gap }: NameWord): boolean => WITHIN.has(gap);

const announces = (word: NameWord | undefined): boolean =>
  word !== undefined && (word.classes & (CLASS.title | CLASS.cue | CLASS.relation)) !== 0;
const isCased = ({ shape }: NameWord): boolean =>
  shape === SHAPE.capitalised ||
  shape === SHAPE.capitals ||
  shape === SHAPE.mixed ||
  shape === SHAPE.initial;
const isPlainWord = ({ classes }: NameWord): boolean =>
  (classes & (CLASS.common | CLASS.cue | CLASS.doing | CLASS.relation | CLASS.title)) !== 0;

const isAnnounced = (words: readonly NameWord[], index: number): boolean => {
  const before = index > 0 ? words[index - 1] : undefined;
  return (
    announces(before) ||
    (before !== undefined &&
      (before.classes & CLASS.common) !== 0 &&
      index > 1 &&
      announces(words[index - 2]))
  );
};

/**
 * Returns true if a lower-case word may be part of a name: it is listed, follows a word that
 * announces names, or follows a given name.
 */
const mayBeLowerCaseName = (
  words: readonly NameWord[],
  index: number,
  inCandidate: boolean,
): boolean => {
  const word = wordAt(words, index);
  if (word.plain.length === 1)
    return (
      (inCandidate && word.gap === GAP.space && word.plain !== 'i' && word.plain !== 'a') ||
      ((word.plain === 'o' || word.plain === 'd') && words[index + 1]?.gap === GAP.apostrophe)
    );
  const named = (word.classes & NAMED) !== 0;
  const announced = isAnnounced(words, index);
  if ((word.classes & CLASS.particle) !== 0)
    return (
      inCandidate ||
      announced ||
      (words[index + 1] !== undefined && isCased(wordAt(words, index + 1)))
    );
  if (word.gap === GAP.apostrophe && !named) return false;
  if (isPlainWord(word)) return named && (announced || inCandidate);
  return (
    named ||
    announced ||
    (inCandidate && word.gap === GAP.space && wordAt(words, index - 1).shape === word.shape)
  );
};

const mayBeName = (words: readonly NameWord[], index: number, inCandidate: boolean): boolean => {
  const word = wordAt(words, index);
  if (word.shape === SHAPE.digits || word.plain === '') return false;
  // The `s` of `Anna's`.
  if (word.plain.length === 1 && word.gap === GAP.apostrophe) return false;
  if (isCased(word)) return true;
  return mayBeLowerCaseName(words, index, inCandidate && continuesName(word));
};

/** Finds the candidates for names in a text, in order. Linear in the words. */
export const findCandidates = (words: readonly NameWord[]): NameCandidate[] => {
  const candidates: NameCandidate[] = [];
  let open: NameCandidate | undefined;
  for (let index = 0; index < words.length; index++) {
    const joined =
      open !== undefined && continuesName(wordAt(words, index)) && open.last - open.first < LONGEST;
    if (!mayBeName(words, index, open !== undefined)) open = undefined;
    else if (joined && open) open.last = index + 1;
    else candidates.push((open = { first: index, last: index + 1 }));
  }
  return candidates;
};
