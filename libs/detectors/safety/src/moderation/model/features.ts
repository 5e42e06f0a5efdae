import { hashOf, mixed } from '@touchstone/text/fast';
import type { Hit } from '../lexicon';
import type { Role } from '../roles';
import type { Evidence } from '../score';
import type { Token } from '../tokens';

/** Findings of lists and rules in a text before the model reads it. */
export interface Reading {
  tokens: readonly Token[];
  hits: readonly Hit<Role>[];
  evidence: readonly Evidence[];
}

/** A sentence, several short ones, or a part of a long one, with what was found there. */
export interface Passage {
  /** First token, and the token after the last. */
  from: number;
  to: number;
  hits: Hit<Role>[];
  evidence: Evidence[];
}

/** Words from which a sentence is a passage by itself, and limit of the words of a passage. */
const LEAST_WORDS = 4;
const MOST_WORDS = 40;

/** Splits a text into passages, in order. Linear in the text. */
export const passagesOf = ({ tokens, hits, evidence }: Reading): Passage[] => {
  const passages: Passage[] = [];
  const owners: Passage[] = [];
  let passage: Passage | undefined;
  tokens.forEach(({ sentence }, index) => {
    const words = passage ? passage.to - passage.from : 0;
    const isNew = tokens[index - 1]?.sentence !== sentence && words >= LEAST_WORDS;
    if (!passage || isNew || words >= MOST_WORDS) {
      passage = { from: index, to: index, hits: [], evidence: [] };
      passages.push(passage);
    }
    passage.to = index + 1;
    owners.push(passage);
  });
  for (const hit of hits) owners[hit.from]?.hits.push(hit);
  for (const each of evidence) owners[each.from]?.evidence.push(each);
  return passages;
};

/**
 * Receives the 32-bit hash of one feature. `isRare` is set for roles and rules, of which a passage
 * has few beside its many n-grams.
 */
export type Emit = (hash: number, isRare: boolean) => void;

// Kinds of features. The weights are trained on these hashes, so the strings must not change.
const WORD = hashOf('word');
const SKIP = hashOf('skip');
const GRAM = hashOf('gram');
const ROLE = hashOf('role');
const RULE = hashOf('rule');
const SCORE = hashOf('score');

const LONGEST_WORD_GRAM = 3;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const EDGE = 32;
/** Longer strings are no words, and are not cut into n-grams. */
const LONGEST_WORD = 24;
/** Limits of the words and of the hits between two roles that form a pair. */
const REACH = 8;
const NEXT_HITS = 3;
/** Number of levels to which scores of rules are rounded. */
const SCORE_LEVELS = 5;

/** Finalises a hash: the slot is read from its high bits. */
const finish = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) >>> 0;
};

const emitGrams = (word: string, emit: Emit): void => {
  const last = word.length + 1;
  for (let start = 0; start + SHORTEST_GRAM <= last + 1; start++) {
    let hash = GRAM;
    for (let at = start; at <= last && at < start + LONGEST_GRAM; at++) {
      hash = mixed(hash, at === 0 || at === last ? EDGE : word.charCodeAt(at - 1));
      if (at - start + 1 >= SHORTEST_GRAM) emit(finish(hash), false);
    }
  }
};

const emitWords = (tokens: readonly Token[], { from, to }: Passage, emit: Emit): void => {
  const words = tokens.slice(from, to).map(({ form }) => hashOf(form));
  for (const [index, word] of words.entries()) {
    let hash = mixed(WORD, word);
    emit(finish(hash), false);
    for (const following of words.slice(index + 1, index + LONGEST_WORD_GRAM)) {
      hash = mixed(hash, following);
      emit(finish(hash), false);
    }
    const beyond = words[index + 2];
    if (beyond !== undefined) emit(finish(mixed(mixed(SKIP, word), beyond)), false);
  }
};

const emitRoles = (hits: readonly Hit<Role>[], emit: Emit): void => {
  for (const [index, hit] of hits.entries())
    for (const role of hit.roles) {
      const first = hashOf(role, ROLE);
      emit(finish(first), true);
      for (const next of hits.slice(index + 1, index + 1 + NEXT_HITS)) {
        if (next.from - hit.to > REACH) break;
        for (const other of next.roles) emit(finish(hashOf(other, first)), true);
      }
    }
};

/**
 * Emits the features of a passage: n-grams of one to three words and of three to five letters,
 * roles and pairs of them, and the rules that matched. Linear in the passage.
 */
export const readFeatures = (tokens: readonly Token[], passage: Passage, emit: Emit): void => {
  emitWords(tokens, passage, emit);
  for (const { form } of tokens.slice(passage.from, passage.to))
    if (form.length > 1 && form.length <= LONGEST_WORD) emitGrams(form, emit);
  emitRoles(passage.hits, emit);
  for (const { category, reason, score } of passage.evidence) {
    emit(finish(hashOf(`${category} ${reason}`, RULE)), true);
    emit(finish(hashOf(`${category} ${Math.round(score * SCORE_LEVELS)}`, SCORE)), true);
  }
};
