import { hashOf } from '../fast/hashes';
import { vectorTable } from './table';

const SHORTEST_PIECE = 3;
/** Longer strings are no words. */
const LONGEST_WORD = 24;
/** Endings that a known word may have lost or changed, and what stood in their place. */
const ENDINGS: readonly (readonly [ending: string, before: readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['iest', ['y']],
  ['ily', ['y']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['ers', ['', 'e', 'er']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ly', ['']],
  ['ness', ['']],
  ['less', ['']],
  ['able', ['', 'e']],
];
const PREFIXES = ['un', 're', 'non', 'pre', 'mis', 'over', 'out', 'co'];

/** Finds the row of a hash by binary search; -1 without one. */
const rowOfHash = (hash: number): number => {
  const { hashes } = vectorTable();
  const wanted = hash >>> 0;
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = hashes[middle] as number;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

const rowOf = (word: string): number => rowOfHash(hashOf(word));

/**
 * Returns the rows of the table for a folded word: its own, that of the word it is inflected from,
 * or those of the two words it is composed of; empty for a word without any.
 */
export const rowsOf = (word: string, hash = hashOf(word)): number[] => {
  const own = rowOfHash(hash);
  if (own >= 0) return [own];
  if (word.length <= SHORTEST_PIECE || word.length > LONGEST_WORD) return [];
  const base = baseRow(word);
  return base >= 0 ? [base] : composedOf(word);
};

const baseRow = (word: string): number => {
  for (const [ending, before] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_PIECE) continue;
    const bare = word.slice(0, -ending.length);
    for (const candidate of [...before.map((last) => bare + last), undoubled(bare)]) {
      const row = rowOf(candidate);
      if (row >= 0) return row;
    }
  }
  for (const prefix of PREFIXES) {
    const row =
      word.startsWith(prefix) && word.length - prefix.length > SHORTEST_PIECE
        ? rowOf(word.slice(prefix.length))
        : -1;
    if (row >= 0) return row;
  }
  return -1;
};

const undoubled = (word: string): string =>
  word.at(-1) === word.at(-2) ? word.slice(0, -1) : word;

/** Splits a compound where its rarer part is most frequent. */
const composedOf = (word: string): number[] => {
  const { ranks } = vectorTable();
  let [best, bestRank]: [number[], number] = [[], Infinity];
  for (let at = SHORTEST_PIECE; at <= word.length - SHORTEST_PIECE; at++) {
    const rows = [rowOf(word.slice(0, at)), rowOf(word.slice(at))];
    if (rows.some((row) => row < 0)) continue;
    const rank = Math.max(...rows.map((row) => ranks[row] ?? Infinity));
    if (rank < bestRank) [best, bestRank] = [rows, rank];
  }
  return best;
};
