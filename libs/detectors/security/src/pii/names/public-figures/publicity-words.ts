import { fold } from '@touchstone/text';
import { filterOf, type HashFilter, hashOf } from '@touchstone/text/fast';
import { PUBLICITY_WORDS } from '../gazetteer/data/publicity-words';
import { plainLetters } from '../gazetteer/plain-letters';
import { type NameWord, wordAt } from '../name-words';
import { isWorkAt } from './works';

const KINDS = [
  'record',
  'address',
  'daily',
  'learned',
  'public',
  'asked',
  'own',
  'renowned',
  'personal',
] as const;
export type Kind = (typeof KINDS)[number];
const AT = Object.fromEntries(KINDS.map((kind, at) => [kind, at])) as Readonly<
  Record<Kind, number>
>;
const LOOKED_UP = 1 << 15;

let listed: Map<string, number> | undefined;
let filter: HashFilter | undefined;
const FILTER_BITS = 15;

const cues = (): Map<string, number> => {
  if (listed) return listed;
  listed = new Map();
  for (const kind of KINDS)
    for (const written of PUBLICITY_WORDS[kind].split(' ')) {
      const word = plainLetters(fold(written));
      listed.set(word, (listed.get(word) ?? 0) | (1 << AT[kind]));
    }
  return listed;
};

/** Returns the kinds of a word as bits. A filter rejects most words without a look-up. */
const kindsOf = (word: string): number => {
  filter ??= filterOf(cues().keys(), FILTER_BITS);
  return filter.mayHold(hashOf(word)) ? (cues().get(word) ?? 0) : 0;
};

const YEAR_OF_HISTORY = /^(?:1[0-8]\d\d|19[0-3]\d)$/;
const isYearOfHistory = (word: string): boolean =>
  word.length === 4 && word.startsWith('1') && YEAR_OF_HISTORY.test(word);

/**
 * Evidence about names from the words around them. Looks up each word at most once and only near
 * names; queries must come in order. Linear in the words.
 */
export class PublicityContext {
  private readonly known: Uint16Array;
  /**
   * The most recently analysed sentence, words `first` to before `last`, with its number of words
   * of each kind.
   */
  private readonly sentence = {
    first: 0,
    last: 0,
    works: 0,
    counts: new Uint16Array(KINDS.length),
  };

  constructor(private readonly words: readonly NameWord[]) {
    this.known = new Uint16Array(words.length);
  }

  is(word: number, kind: Kind): boolean {
    return (this.bitsOf(word) & (1 << AT[kind])) !== 0;
  }

  /** Returns the number of words of a kind in the sentence of a word. */
  inSentence(word: number, kind: Kind): number {
    return this.sentenceOf(word).counts[AT[kind]] ?? 0;
  }

  /** Returns the number of titles of works in the sentence of a word. */
  worksInSentence(word: number): number {
    return this.sentenceOf(word).works;
  }

  /** Returns the index of the first word in the sentence of a word. */
  opening(word: number): number {
    return this.sentenceOf(word).first;
  }

  private sentenceOf(word: number): PublicityContext['sentence'] {
    const { sentence } = this;
    if (word < sentence.first || word >= sentence.last) this.analyseSentence(word);
    return sentence;
  }

  /** Returns true if a word of kind `record` occurs within `within` words of the name. */
  recordNear(first: number, last: number, within: number): boolean {
    const end = Math.min(this.words.length, last + within);
    for (let word = Math.max(0, first - within); word < end; word++)
      if (this.is(word, 'record')) return true;
    return false;
  }

  private bitsOf(word: number): number {
    const known = this.known[word] ?? 0;
    if (known !== 0) return known;
    const { plain } = wordAt(this.words, word);
    return (this.known[word] =
      LOOKED_UP | (kindsOf(plain) || (isYearOfHistory(plain) ? 1 << AT.learned : 0)));
  }

  private analyseSentence(word: number): void {
    const { sentence, words } = this;
    const counts = sentence.counts.fill(0);
    sentence.works = 0;
    let [first, last] = [word, word + 1];
    while (first > 0 && !wordAt(words, first).opens) first--;
    while (last < words.length && !wordAt(words, last).opens) last++;
    for (let at = first; at < last; at++) {
      const bits = this.bitsOf(at);
      if (isWorkAt(words, at)) sentence.works++;
      if (bits !== LOOKED_UP)
        for (let kind = 0; kind < KINDS.length; kind++)
          counts[kind] = (counts[kind] ?? 0) + ((bits >> kind) & 1);
    }
    sentence.first = first;
    sentence.last = last;
  }
}
