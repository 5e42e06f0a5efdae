import { hashOf, mixed, type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Quotation } from '../quoting/quotations';
import type { Concept } from '../rules/concepts';
import type { Evidence, HitsByWord } from '../rules/evidence';

/**
 * A normalised text as input of the model: its words, their concepts and the findings of the rules.
 */
export interface AnalysedText {
  tokens: readonly Token[];
  hits: HitsByWord;
  /** Weight 0 inside reported speech. */
  evidence: readonly Evidence[];
  /** Quotations that the text only reports. */
  reported: readonly Quotation[];
  /** Document-level features. */
  documentFeatures: readonly string[];
}

/**
 * Receives the 32-bit hash of one feature. `isRare` is set for concepts and rules, of which a segment
 * has few beside its many n-grams.
 */
export type Emit = (hash: number, isRare?: boolean) => void;

/** Finalises a hash: spreads the entropy of its low bits, since the slot is read from the high ones. */
const finish = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) >>> 0;
};

// Kinds of features. The weights are trained on these hashes, so the strings must not change.
const WORD = hashOf('word');
const GRAM = hashOf('gram');
const CONCEPT = hashOf('idea');
const RULE = hashOf('rule');
const OPENING = hashOf('opening');
const REPORTED = hashOf('told');
const BESIDE_REPORTED = hashOf('beside');
const DOCUMENT = hashOf('setting');

const LONGEST_WORD_GRAM = 3;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const EDGE = 32;
/**
 * Limit of the characters of a word that are cut into n-grams. Longer than English words, for the
 * sake of languages with compounds.
 */
const MOST_LETTERS = 24;
/** Limit of the words between two concepts that form a pair. */
const REACH = 8;
const NEXT_CONCEPTS = 4;
const NUMBER = hashOf('0');

/** Emits the character n-grams of a word with its edges marked. */
const emitGrams = (word: string, emit: Emit): void => {
  const last = Math.min(word.length, MOST_LETTERS) + 1;
  for (let start = 0; start + SHORTEST_GRAM <= last + 1; start++) {
    let hash = GRAM;
    for (let at = start; at <= last && at < start + LONGEST_GRAM; at++) {
      hash = mixed(hash, at === 0 || at === last ? EDGE : word.charCodeAt(at - 1));
      if (at - start + 1 >= SHORTEST_GRAM) emit(finish(hash));
    }
  }
};

const wordHash = ({ hash, numbered }: Token): number => (numbered ? NUMBER : hash);

const emitConcepts = (
  { tokens, hits, reported }: AnalysedText,
  index: number,
  here: readonly PhraseHit<Concept>[],
  emit: Emit,
): void => {
  const opens = index === 0 || tokens[index - 1]?.sentence !== tokens[index]?.sentence;
  for (const hit of here) {
    const first = hashOf(hit.value, CONCEPT);
    emit(finish(first), true);
    if (opens) emit(finish(mixed(first, OPENING)), true);
    if (reported.length > 0) emit(finish(mixed(first, BESIDE_REPORTED)), true);
    let seen = 0;
    for (
      let at = hit.last + 1;
      at <= hit.last + REACH &&
      seen < NEXT_CONCEPTS &&
      tokens[at]?.sentence === tokens[index]?.sentence;
      at++
    ) {
      for (const next of hits.get(at) ?? []) {
        seen++;
        emit(finish(hashOf(next.value, first)), true);
      }
    }
  }
};

/**
 * Emits the document-level features, then the features that begin at each word: n-grams of one to
 * three words and of three to five letters, concepts and pairs of them, and rules that matched there;
 * for words of reported speech only concepts. `begin` is called before each word. Linear in the
 * text.
 */
export const readFeatures = (
  analysed: AnalysedText,
  begin: (index: number) => void,
  emit: Emit,
): void => {
  const { tokens, hits, evidence, reported, documentFeatures } = analysed;
  for (const each of documentFeatures) emit(finish(hashOf(each, DOCUMENT)), true);
  const found = [...evidence].sort((one, other) => one.start - other.start);
  let next = 0;
  let quotation = 0;
  tokens.forEach((token, index) => {
    begin(index);
    const here = hits.get(index);
    while ((reported[quotation]?.end ?? Infinity) <= token.start) quotation++;
    if ((reported[quotation]?.start ?? Infinity) <= token.start) {
      for (const { value } of here ?? [])
        emit(finish(mixed(hashOf(value, CONCEPT), REPORTED)), true);
    } else {
      const own = wordHash(token);
      let hash = mixed(WORD, own);
      emit(finish(hash));
      for (let more = index + 1; more < index + LONGEST_WORD_GRAM; more++) {
        const following = tokens[more];
        if (following?.sentence !== token.sentence) break;
        hash = mixed(hash, wordHash(following));
        emit(finish(hash));
      }
      if (token.word.length > 1 && own !== NUMBER) emitGrams(token.word, emit);
      if (here) emitConcepts(analysed, index, here, emit);
    }
    const isLast = index === tokens.length - 1;
    for (let rule = found[next]; rule && (isLast || rule.start < token.end); rule = found[++next])
      emit(finish(hashOf(`${rule.technique} ${rule.weight}`, RULE)), true);
  });
};
