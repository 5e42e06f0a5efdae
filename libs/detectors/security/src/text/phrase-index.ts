import { fold, tokenise, type Token } from './tokens';

/** A phrase found: tokens `first` to `last`, both included. */
export interface PhraseHit<T> {
  value: T;
  first: number;
  last: number;
}

interface Node<T> {
  words: Map<string, Node<T>>;
  /** Beginnings of words, written `ignor*` in the data. */
  stems: Map<string, Node<T>>;
  shortestStem: number;
  longestStem: number;
  values: T[];
}

const newNode = <T>(): Node<T> => ({ words: new Map(), stems: new Map(), shortestStem: Infinity, longestStem: 0, values: [] });

const child = <T>(map: Map<string, Node<T>>, key: string): Node<T> => {
  const known = map.get(key) ?? newNode<T>();
  map.set(key, known);
  return known;
};

/** Finds any number of phrases in one pass over the words. A phrase is words with spaces; a word may end in `*`. */
export class PhraseIndex<T> {
  private readonly root = newNode<T>();

  add(phrase: string, value: T): void {
    let node = this.root;
    for (const part of phrase.split(' ')) {
      if (!part.endsWith('*')) {
        for (const { word } of tokenise(part)) node = child(node.words, word);
        continue;
      }
      const stem = fold(part.slice(0, -1));
      node.shortestStem = Math.min(node.shortestStem, stem.length);
      node.longestStem = Math.max(node.longestStem, stem.length);
      node = child(node.stems, stem);
    }
    if (node !== this.root && !node.values.includes(value)) node.values.push(value);
  }

  /** Every phrase at every place, in the order of their first word. */
  find(tokens: readonly Token[]): PhraseHit<T>[] {
    const hits: PhraseHit<T>[] = [];
    for (let first = 0; first < tokens.length; first++) this.walk(this.root, tokens, first, first, hits);
    return hits;
  }

  private walk(node: Node<T>, tokens: readonly Token[], first: number, at: number, hits: PhraseHit<T>[]): void {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[first]?.sentence) return;
    for (const next of successors(node, token.word)) {
      for (const value of next.values) hits.push({ value, first, last: at });
      if (next.words.size > 0 || next.stems.size > 0) this.walk(next, tokens, first, at + 1, hits);
    }
  }
}

const successors = <T>(node: Node<T>, word: string): Node<T>[] => {
  const found: Node<T>[] = [];
  const exact = node.words.get(word);
  if (exact) found.push(exact);
  const longest = Math.min(node.longestStem, word.length);
  for (let length = node.shortestStem; length <= longest; length++) {
    const stem = node.stems.get(word.slice(0, length));
    if (stem) found.push(stem);
  }
  return found;
};
