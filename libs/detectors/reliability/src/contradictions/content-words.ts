import { foldBase, roughStem, STOP_WORDS, WEEKDAYS } from '@touchstone/text';
import { meaningOf, type WordMeaning, wordSimilarity } from '@touchstone/text/vectors';
import { areSynonyms } from '../claims/lexicon/lexicon';
import { CONCEPTS } from './concepts';

/** A word that says what a clause is about. */
export interface ContentWord {
  stem: string;
  plain: string;
  /** Number of the concept that its synonyms share. */
  concept: number | undefined;
  meaning: WordMeaning | undefined;
}

const WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;
const MOST_WORDS = 60;

/** Words of answers, time and degree, which name no subject. */
const LIGHT = new Set(
  (
    'not cannot yes no sure course absolutely definitely unfortunately please thanks thank sorry afraid maybe perhaps really simply just still yet already always never ever again also too only ' +
    'can could may might must shall will would should able need want like look find see come get take give go put use make keep let tell know think mean sound seem try ask ' +
    'one two three thing things lot lots plenty many much few any some every everything anything nothing nobody none day days time times week today tomorrow yesterday now then later soon ' +
    'good great fine best better right true idea problem question mistake moment currently present usually normally indeed actually regular possible available including include included without ' +
    'kein keine keinen keiner keinem keines nicht wo wann wer wie was welche mein meine meinen meiner dein deine ihrem ihren ihrer einfach kommen kommt ja nein gern gerne leider klar sicher naturlich noch schon immer nie wieder konnen kann konnte mussen muss durfen darf sollen wollen mochte geht gibt gebe haben hat habe machen ' +
    'heute morgen gestern jetzt dann tag tage uhr bitte danke nehmen viel viele vielen einige alle ihnen ihr ihre unser unsere unsem unseren mir mich sich etwas ' +
    'ne pas plus rien est-il sont-il a-t-il y-a-t-il avez-vous puis-je peut-on oui non bien sur desole malheureusement pouvez peut puis peux pouvoir faut faire fait avez avons allez tout tous toute toutes rien encore deja toujours jamais jour jours aujourd hui demain hier ' +
    'voici parfait merci combien quand comment est-ce quel quelle votre vos notre nos'
  ).split(' '),
);

/** Returns the content words of a text, at most 60. */
export const contentWords = (text: string): ContentWord[] => {
  const meanings = new Map(meaningOf(text.slice(0, 600)).words.map((word) => [word.start, word]));
  return Array.from(text.slice(0, 600).matchAll(WORD))
    .flatMap((match): ContentWord[] => {
      const plain = foldBase(match[0]).replace(
        /^(?:[ldnsjmtc]|qu)['’]|['’](?:ll|ve|re|d|m|s)$/g,
        '',
      );
      if (
        plain.length < 2 ||
        STOP_WORDS.has(plain) ||
        LIGHT.has(plain) ||
        WEEKDAYS.has(plain.replace(/s$/, '')) ||
        /n't$/.test(plain)
      )
        return [];
      const stem = roughStem(plain);
      return [
        { stem, plain, concept: CONCEPTS.get(stem), meaning: meanings.get(match.index ?? 0) },
      ];
    })
    .slice(0, MOST_WORDS);
};

/** Cosine similarity from which two words are near enough to name one thing. */
const SIMILAR = 0.56;
const CONCEPT_SHARE = 0.9;
const SIMILAR_SHARE = 0.6;
const COMPOUND = 4;

/** Sums the matches of words: 1 for the same stem, less for synonyms. */
export const overlap = (one: readonly ContentWord[], other: readonly ContentWord[]): number => {
  const seen = new Set<string>();
  return one.reduce((total, word) => {
    if (seen.has(word.stem)) return total;
    seen.add(word.stem);
    return total + shareOf(word, other);
  }, 0);
};

/** Returns the share of words that another text has, 0 to 1. */
export const coverage = (words: readonly ContentWord[], others: readonly ContentWord[]): number => {
  const distinct = new Set(words.map(({ stem }) => stem)).size;
  return distinct === 0 ? 0 : overlap(words, others) / distinct;
};

const shareOf = (word: ContentWord, others: readonly ContentWord[]): number => {
  let most = 0;
  for (const other of others) {
    if (other.stem === word.stem) return 1;
    if (most < CONCEPT_SHARE) most = Math.max(most, shareOfPair(word, other));
  }
  return most;
};

const MOST_PAIRS = 20_000;
const pairs = new Map<string, number>();

/** Share of two words with different stems; keeps the last results, since clauses are compared in pairs. */
const shareOfPair = (word: ContentWord, other: ContentWord): number => {
  const key = `${word.plain} ${other.plain}`;
  const known = pairs.get(key);
  if (known !== undefined) return known;
  if (pairs.size >= MOST_PAIRS) pairs.clear();
  const share = comparePair(word, other);
  pairs.set(key, share);
  return share;
};

const comparePair = (word: ContentWord, other: ContentWord): number => {
  if (
    (word.concept !== undefined && other.concept === word.concept) ||
    areSynonyms(other.stem, word.stem) ||
    isPartOf(other.stem, word.stem) ||
    isPartOf(word.stem, other.stem)
  )
    return CONCEPT_SHARE;
  return word.meaning && other.meaning && wordSimilarity(word.meaning, other.meaning) >= SIMILAR
    ? SIMILAR_SHARE
    : 0;
};

/** Recognises parts of German compounds, such as `projekt` in `projektleitung`. */
const isPartOf = (part: string, whole: string): boolean =>
  part.length >= COMPOUND &&
  whole.length > part.length &&
  (whole.startsWith(part) || whole.endsWith(part));
