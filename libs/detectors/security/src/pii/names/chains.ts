import { CLASS, NAMED } from './lexicon';
import { GAP, type NameWord, SHAPE } from './name-words';

/** Words `first` to before `last` that may hold names: no name reaches beyond them. */
export interface Chain {
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

/** Whether a word may go on the name that the word before it belongs to. */
export const carriesOn = ({ gap }: NameWord): boolean => WITHIN.has(gap);

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

/** Words in small letters count by their list, behind what announces a name, or behind a given name. */
const countsInSmall = (words: readonly NameWord[], index: number, wasInChain: boolean): boolean => {
  const word = words[index] as NameWord;
  if (word.plain.length === 1)
    return (
      (wasInChain && word.gap === GAP.space && word.plain !== 'i' && word.plain !== 'a') ||
      ((word.plain === 'o' || word.plain === 'd') && words[index + 1]?.gap === GAP.apostrophe)
    );
  const named = (word.classes & NAMED) !== 0;
  const announced = isAnnounced(words, index);
  if ((word.classes & CLASS.particle) !== 0)
    return (
      wasInChain ||
      announced ||
      (words[index + 1] !== undefined && isCased(words[index + 1] as NameWord))
    );
  if (word.gap === GAP.apostrophe && !named) return false;
  if (isPlainWord(word)) return named && (announced || wasInChain);
  return (
    named ||
    announced ||
    (wasInChain && word.gap === GAP.space && (words[index - 1] as NameWord).shape === word.shape)
  );
};

const counts = (words: readonly NameWord[], index: number, wasInChain: boolean): boolean => {
  const word = words[index] as NameWord;
  if (word.shape === SHAPE.digits || word.plain === '') return false;
  // The s of `Anna's`.
  if (word.plain.length === 1 && word.gap === GAP.apostrophe) return false;
  if (isCased(word)) return true;
  return countsInSmall(words, index, wasInChain && carriesOn(word));
};

/** Where in a text names may stand, in order. Linear in the words. */
export const chainsIn = (words: readonly NameWord[]): Chain[] => {
  const chains: Chain[] = [];
  let open: Chain | undefined;
  for (let index = 0; index < words.length; index++) {
    const joined =
      open !== undefined && carriesOn(words[index] as NameWord) && open.last - open.first < LONGEST;
    if (!counts(words, index, open !== undefined)) open = undefined;
    else if (joined && open) open.last = index + 1;
    else chains.push((open = { first: index, last: index + 1 }));
  }
  return chains;
};
