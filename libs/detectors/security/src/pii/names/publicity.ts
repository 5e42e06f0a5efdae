import { HIGH_TITLES, LAWS, NAMED_AFTER, POLITE_TITLES } from '../data/surroundings';
import { type Figure, figureAt } from './figures';
import { CLASS } from './lexicon';
import { GAP, type NameWord, SHAPE } from './name-words';
import type { NameSpan } from './spans';
import { Surroundings } from './surroundings';

const RECORD_WITHIN = 25;
const ADDRESSED_WITHIN = 2;
/** A name in no list needs a word of learning, which weighs two, and another. */
const ENOUGH_OF_ITSELF = 3;
const OWN = new Set(['my', 'our', 'your', 'mein', 'meine', 'mon', 'ma', 'mi', 'mio', 'mia', 'meu', 'minha', 'mijn', 'moj', 'moja', 'мои', 'моя']);
/** `Elizabeth II`. */
const MOST_WORDS_OF_RULERS = 2;
const REGNAL = /^(?=[ivx])(?:x{0,2}(?:ix|iv|v?i{0,3}))$/;

const isCapital = ({ shape }: NameWord): boolean => shape === SHAPE.capitalised || shape === SHAPE.capitals || shape === SHAPE.mixed;

/** `Dear Ms. Curie`, `my name is Marie Curie`, `our neighbour Paul Newman`. */
const isAddressed = (words: readonly NameWord[], around: Surroundings, first: number): boolean => {
  const before = words[first - 1];
  if (POLITE_TITLES.has((words[first] as NameWord).plain) || (before !== undefined && POLITE_TITLES.has(before.plain))) return true;
  for (let index = Math.max(0, first - ADDRESSED_WITHIN); index < first; index++) if (around.is(index, 'address') || OWN.has((words[index] as NameWord).plain)) return true;
  const [verb, subject] = [before?.plain, words[first - 2]?.plain];
  return (verb === 'm' || verb === 'am' || verb === 'is') && (subject === 'i' || subject === 'name');
};

const isRegnal = (word: NameWord | undefined): boolean => word !== undefined && word.shape === SHAPE.capitals && word.plain.length > 1 && REGNAL.test(word.plain);

/** `Louis XIV`, `Pope Francis`, `Catherine the Great`. */
const isOfRank = (words: readonly NameWord[], { first, last }: NameSpan): boolean => {
  const [before, end, after, then] = [words[first - 1], words[last - 1] as NameWord, words[last], words[last + 1]];
  if (before !== undefined && HIGH_TITLES.has(before.plain)) return true;
  if (last - first <= MOST_WORDS_OF_RULERS && (isRegnal(end) || isRegnal(after))) return true;
  return after?.plain === 'the' && after.gap === GAP.space && after.shape === SHAPE.small && then !== undefined && then.gap === GAP.space && isCapital(then) && last - first === 1;
};

const BESIDE: ReadonlySet<number> = new Set<number>([GAP.space, GAP.hyphen, GAP.apostrophe, GAP.quote]);

/** `Carnegie Hall`, `Moore's law`, `Bayes' theorem`. */
const lendsItsName = (words: readonly NameWord[], { last }: NameSpan): boolean => {
  const after = words[last];
  if (after?.plain === 's' && after.gap === GAP.apostrophe) return words[last + 1]?.gap === GAP.space && LAWS.has(words[last + 1]?.plain ?? '');
  return after !== undefined && BESIDE.has(after.gap) && (LAWS.has(after.plain) || NAMED_AFTER.has(after.plain));
};

/** A name by which hardly anybody else is called. */
const isUnmistakable = (words: readonly NameWord[], { fame, last }: Figure): boolean =>
  fame === 'single' ? ((words[last - 1] as NameWord).classes & CLASS.figure) !== 0 : fame === 'full';

/** Whether what surrounds a name, and how well known it is, outweigh what is said of daily life. */
const isOfKnowledge = (words: readonly NameWord[], span: NameSpan, figure: Figure | undefined, around: Surroundings): boolean => {
  if (lendsItsName(words, span) || (figure?.fame === 'full' && ((words[figure.first] as NameWord).classes & CLASS.given) === 0)) return true;
  const { first } = figure ?? span;
  const learned = around.inSentence(first, 'learned');
  const isRuler = isOfRank(words, span);
  if (!figure && !isRuler && learned === 0) return false;
  const daily = around.inSentence(first, 'daily');
  const known = 2 * learned + around.inSentence(first, 'public');
  if (!figure) return isRuler ? known + 1 >= daily : daily === 0 && known >= ENOUGH_OF_ITSELF;
  const asked = known + around.inSentence(first, 'asked');
  return isRuler || isUnmistakable(words, figure) ? asked + 1 >= daily : asked > 0 && asked >= daily;
};

/** Whether a name stands where those of customers, patients, writers of letters do. */
const isPrivate = (words: readonly NameWord[], { first, last }: Pick<NameSpan, 'first' | 'last'>, around: Surroundings): boolean =>
  isAddressed(words, around, first) || around.recordNear(first, last, RECORD_WITHIN);

/**
 * Tells which names of a text are of public figures, or called after them: nobody's personal data by themselves. Lists of names count, and what is said around them; beside what
 * belongs to records, addresses and letters, a namesake is a private person. Linear in the words.
 */
export const publicNames = (words: readonly NameWord[], spans: readonly NameSpan[]): ((span: NameSpan) => boolean) => {
  if (spans.length === 0) return () => false;
  const around = new Surroundings(words);
  const known = new Set<NameSpan>();
  const parts = new Set<string>();
  for (const span of spans) {
    const figure = figureAt(words, span);
    if (!isOfKnowledge(words, span, figure, around) || isPrivate(words, figure ?? span, around)) continue;
    known.add(span);
    if (figure) for (let index = figure.first; index < figure.last; index++) parts.add((words[index] as NameWord).plain);
  }
  const isMentioned = (span: NameSpan): boolean => words.slice(span.first, span.last).every(({ plain }) => parts.has(plain)) && !isPrivate(words, span, around);
  return (span) => known.has(span) || (parts.size > 0 && isMentioned(span));
};
