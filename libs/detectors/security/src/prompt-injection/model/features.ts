import type { PhraseHit } from '../../text/phrase-index';
import type { Token } from '../../text/tokens';
import type { Concept } from '../concepts';
import type { Evidence, HitsByWord } from '../evidence';

/** A cleaned text as the model sees it: its words, the ideas they stand for, and what the rules found. */
export interface Reading {
  tokens: readonly Token[];
  hits: HitsByWord;
  evidence: readonly Evidence[];
}

/** Takes the 32-bit hash of one feature; `telling` is set for ideas and rules, of which a window has few beside its many n-grams. */
export type Emit = (hash: number, telling?: boolean) => void;

const SEED = 0x811c9dc5;
const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);
/** Spreads what is left in the low bits: the slot is read from the high ones. */
const finish = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) >>> 0;
};

const hashOf = (text: string, seed = SEED): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = mix(hash, text.charCodeAt(index));
  return hash;
};

const WORD = hashOf('word');
const GRAM = hashOf('gram');
const IDEA = hashOf('idea');
const RULE = hashOf('rule');
const OPENING = hashOf('opening');

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const EDGE = 32;
/** Characters of a word that are cut into n-grams; words of languages that glue them together are longer than ours. */
const LETTERS_READ = 24;
/** Words between two ideas that still belong together. */
const REACH = 8;
const NEXT_IDEAS = 4;
const HAS_DIGIT = /\d/;
const NUMBER = hashOf('0');

/** Emits the n-grams of one word's letters, its edges marked. */
const emitGrams = (word: string, emit: Emit): void => {
  const last = Math.min(word.length, LETTERS_READ) + 1;
  for (let start = 0; start + SHORTEST_GRAM <= last + 1; start++) {
    let hash = GRAM;
    for (let at = start; at <= last && at < start + LONGEST_GRAM; at++) {
      hash = mix(hash, at === 0 || at === last ? EDGE : word.charCodeAt(at - 1));
      if (at - start + 1 >= SHORTEST_GRAM) emit(finish(hash));
    }
  }
};

const wordHash = ({ word }: Token): number => (HAS_DIGIT.test(word) ? NUMBER : hashOf(word));

const emitIdeas = ({ tokens, hits }: Reading, index: number, here: readonly PhraseHit<Concept>[], emit: Emit): void => {
  const opens = index === 0 || tokens[index - 1]?.sentence !== tokens[index]?.sentence;
  for (const hit of here) {
    const first = hashOf(hit.value, IDEA);
    emit(finish(first), true);
    if (opens) emit(finish(mix(first, OPENING)), true);
    let seen = 0;
    for (let at = hit.last + 1; at <= hit.last + REACH && seen < NEXT_IDEAS && tokens[at]?.sentence === tokens[index]?.sentence; at++) {
      for (const next of hits.get(at) ?? []) {
        seen++;
        emit(finish(hashOf(next.value, first)), true);
      }
    }
  }
};

/**
 * Calls `emit` with the features that begin at each word: one to three words, three to five letters, ideas and pairs of them, and the
 * rules that came true there; `begin` is called before each word. Linear in the text.
 */
export const readFeatures = (reading: Reading, begin: (index: number) => void, emit: Emit): void => {
  const { tokens, hits, evidence } = reading;
  const words = tokens.map(wordHash);
  const found = [...evidence].sort((one, other) => one.start - other.start);
  let next = 0;
  tokens.forEach((token, index) => {
    begin(index);
    let hash = mix(WORD, words[index] as number);
    emit(finish(hash));
    for (let more = 1; more < 3 && tokens[index + more]?.sentence === token.sentence; more++) {
      hash = mix(hash, words[index + more] as number);
      emit(finish(hash));
    }
    if (token.word.length > 1 && words[index] !== NUMBER) emitGrams(token.word, emit);
    const here = hits.get(index);
    if (here) emitIdeas(reading, index, here, emit);
    for (; next < found.length && (index === tokens.length - 1 || (found[next] as Evidence).start < token.end); next++) {
      const { technique, weight } = found[next] as Evidence;
      emit(finish(hashOf(`${technique} ${weight}`, RULE)), true);
    }
  });
};
