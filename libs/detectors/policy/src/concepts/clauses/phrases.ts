import { anchorsOf } from './anchors';
import { SHARED_PHRASES } from './data/shared-phrases';
import { type Lookup, type MatchableWords, Matcher, type NamedPhrases, type Span } from './matcher';
import { bitOf, parsePhrases, type Sequence } from './phrase-syntax';

/** Compiled list of phrases. */
export interface Phrases {
  /** Returns the shortest phrase at each place where one begins, in the order of the words. */
  find: (sentence: MatchableWords) => Span[];
  /** Returns true if a phrase begins at or after `from` and before `to`. */
  occurs: (sentence: MatchableWords, from?: number, to?: number) => boolean;
  /** Returns the length of the shortest phrase that begins at a word; 0 without one. */
  lengthAt: (sentence: MatchableWords, start: number) => number;
}

const lookupIn = (lists: Readonly<Record<string, string>>, outer?: Lookup): Lookup => {
  const compiled = new Map<string, NamedPhrases>();
  const lookup: Lookup = (name) => {
    const known = compiled.get(name);
    if (known) return known;
    const lines = lists[name];
    if (lines === undefined) {
      if (outer) return outer(name);
      throw new Error(`Unknown phrases {${name}}.`);
    }
    const sequences = parsePhrases(lines);
    const named = { sequences, matcher: new Matcher(sequences, lookup, true) };
    compiled.set(name, named);
    return named;
  };
  return lookup;
};

const shared = lookupIn(SHARED_PHRASES);

const STEM_KEY = 3;

/** Phrases by the words that they cannot do without, so that few are compared with a sentence. */
class AnchoredPhrases {
  private readonly byWord = new Map<string, Matcher[]>();
  private readonly byStem = new Map<string, [stem: string, matcher: Matcher][]>();
  private readonly byClass = new Map<number, Matcher[]>();
  private readonly others: Matcher[] = [];

  constructor(sequences: readonly Sequence[], lookup: Lookup) {
    for (const sequence of sequences) this.add(sequence, lookup);
  }

  private add(sequence: Sequence, lookup: Lookup): void {
    const matcher = new Matcher([sequence], lookup, false);
    const anchors = anchorsOf(sequence, lookup);
    if (!anchors) {
      this.others.push(matcher);
      return;
    }
    for (const word of anchors.words) pushTo(this.byWord, word, matcher);
    for (const each of anchors.classes) pushTo(this.byClass, bitOf(each), matcher);
    for (const stem of anchors.stems) pushTo(this.byStem, stem.slice(0, STEM_KEY), [stem, matcher]);
  }

  /** Returns the phrases that may occur in the sentence. */
  candidates({ distinct, anyClass }: MatchableWords): readonly Matcher[] {
    const found: Matcher[] = [...this.others];
    for (const word of distinct) {
      const matchers = this.byWord.get(word);
      if (matchers) addMissing(found, matchers);
    }
    if (this.byStem.size > 0) this.addByStem(distinct, found);
    for (const [bit, matchers] of this.byClass)
      if ((anyClass & bit) !== 0) addMissing(found, matchers);
    return found;
  }

  private addByStem(words: readonly string[], found: Matcher[]): void {
    for (const word of words) {
      if (word.length < STEM_KEY) continue;
      for (const [stem, matcher] of this.byStem.get(word.slice(0, STEM_KEY)) ?? [])
        if (word.startsWith(stem)) addMissing(found, [matcher]);
    }
  }
}

const addMissing = (found: Matcher[], matchers: readonly Matcher[]): void => {
  for (const matcher of matchers) if (!found.includes(matcher)) found.push(matcher);
};

const pushTo = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

/**
 * Compiles a list of phrases for sentences as `analyse` returns them. One phrase a line, in
 * small letters, without contractions and hyphens:
 * `(a|b)` alternatives, `(a)?` optional, `..` up to four words of the same clause, `...` up to
 * twelve of the sentence, `_` any word, `#` a number, `<class>` a word of a class, `word~` also its
 * inflections, `words?` also its singular, `stem*` any word that begins so, `^` the beginning of a
 * clause and `$` the end of the sentence, `{name}` the phrases of that name, own or shared.
 */
export const phrasesOf = (lines: string, named: Readonly<Record<string, string>> = {}): Phrases => {
  const lookup = lookupIn(named, shared);
  let compiled: AnchoredPhrases | undefined;
  let whole: Matcher | undefined;
  const candidates = (sentence: MatchableWords): readonly Matcher[] =>
    (compiled ??= new AnchoredPhrases(parsePhrases(lines), lookup)).candidates(sentence);
  return {
    lengthAt: (sentence, start) => {
      whole ??= new Matcher(parsePhrases(lines), lookup, true);
      return (whole.endsAt(sentence, start)[0] ?? start) - start;
    },
    find: (sentence) => {
      const matchers = candidates(sentence);
      const found: Span[] = [];
      if (matchers.length === 0) return found;
      for (let start = 0; start < sentence.words.length; start++) {
        const length = shortestAt(matchers, sentence, start);
        if (length > 0) found.push({ start, end: start + length });
      }
      return found;
    },
    occurs: (sentence, from = 0, to = sentence.words.length) => {
      const matchers = candidates(sentence);
      if (matchers.length === 0) return false;
      for (let start = from; start < to; start++)
        if (shortestAt(matchers, sentence, start) > 0) return true;
      return false;
    },
  };
};

const shortestAt = (
  matchers: readonly Matcher[],
  sentence: MatchableWords,
  start: number,
): number => {
  let shortest = 0;
  for (const matcher of matchers) {
    const end = matcher.endsAt(sentence, start)[0];
    if (end !== undefined && (shortest === 0 || end - start < shortest)) shortest = end - start;
  }
  return shortest;
};
