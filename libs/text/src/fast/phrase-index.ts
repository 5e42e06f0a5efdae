import { fold } from '../tokens/fold';
import { HashFilter } from './hash-filter';
import { hashOf, mixed, SEED } from './hashes';
import { type Token, tokenise } from './tokens';

/** Occurrence of a phrase: tokens `first` to `last`, both included. */
export interface PhraseHit<T> {
  value: T;
  first: number;
  last: number;
}

/** Trie node. Most nodes are the last word of a phrase, so maps are created on demand. */
interface Node<T> {
  words: Map<string, Node<T>> | undefined;
  /** Children by word prefix, written `ignor*` in the data. */
  stems: Map<string, Node<T>> | undefined;
  shortestStem: number;
  longestStem: number;
  values: readonly T[];
}

const NONE: readonly never[] = [];
const newNode = <T>(): Node<T> => ({
  words: undefined,
  stems: undefined,
  shortestStem: Infinity,
  longestStem: 0,
  values: NONE,
});

const child = <T>(node: Node<T>, kind: 'words' | 'stems', key: string): Node<T> => {
  const map = (node[kind] ??= new Map<string, Node<T>>());
  const known = map.get(key) ?? newNode<T>();
  map.set(key, known);
  return known;
};

const FILTER_BITS = 18;

/**
 * Trie that finds any number of phrases in one pass over the words. A phrase consists of words
 * separated by spaces; a word that ends in `*` matches as a prefix. Benchmark: `npm run bench -- detection security-cost`.
 */
export class PhraseIndex<T> {
  private readonly root = newNode<T>();
  /**
   * Filters of all words and prefixes. They rule out most words of a text without creating a
   * substring.
   */
  private readonly words = new HashFilter(FILTER_BITS);
  private readonly stems = new HashFilter(FILTER_BITS);

  add(phrase: string, value: T): void {
    let node = this.root;
    for (const part of phrase.split(' ')) {
      if (!part.endsWith('*')) {
        for (const { word, hash } of tokenise(part)) {
          this.words.add(hash);
          node = child(node, 'words', word);
        }
        continue;
      }
      const stem = fold(part.slice(0, -1));
      node.shortestStem = Math.min(node.shortestStem, stem.length);
      node.longestStem = Math.max(node.longestStem, stem.length);
      this.stems.add(hashOf(stem));
      node = child(node, 'stems', stem);
    }
    if (node !== this.root && !node.values.includes(value)) node.values = [...node.values, value];
  }

  /** Returns all occurrences of all phrases, ordered by their first word. */
  find(tokens: readonly Token[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    for (let first = 0; first < tokens.length; first++)
      this.walk(this.root, tokens, first, first, hits);
    return hits;
  }

  private walk(
    node: Node<T>,
    tokens: readonly Token[],
    first: number,
    at: number,
    hits: PhraseHit<T>[],
  ): void {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[first]?.sentence) return;
    const exact =
      node.words && this.words.mayHold(token.hash) ? node.words.get(token.word) : undefined;
    if (exact) this.follow(exact, tokens, first, at, hits);
    if (node.stems) this.followStems(node, node.stems, tokens, first, at, hits);
  }

  private followStems(
    node: Node<T>,
    stems: ReadonlyMap<string, Node<T>>,
    tokens: readonly Token[],
    first: number,
    at: number,
    hits: PhraseHit<T>[],
  ): void {
    const word = tokens[at]?.word ?? '';
    const longest = Math.min(node.longestStem, word.length);
    let hash = SEED;
    for (let length = 1; length <= longest; length++) {
      hash = mixed(hash, word.charCodeAt(length - 1));
      if (length < node.shortestStem || !this.stems.mayHold(hash)) continue;
      const stem = stems.get(word.slice(0, length));
      if (stem) this.follow(stem, tokens, first, at, hits);
    }
  }

  private follow(
    next: Node<T>,
    tokens: readonly Token[],
    first: number,
    at: number,
    hits: PhraseHit<T>[],
  ): void {
    for (const value of next.values) hits.push({ value, first, last: at });
    if (next.words || next.stems) this.walk(next, tokens, first, at + 1, hits);
  }
}
