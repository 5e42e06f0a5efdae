import { hashOf, mixed, type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Quotation } from '../quoting/quotations';
import type { Concept } from '../rules/concepts';
import type { Evidence, HitsByWord } from '../rules/evidence';

/**
 * A cleaned text as the model sees it: its words, the ideas they stand for, and what the rules
 * found.
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
 * Takes the 32-bit hash of one feature; `telling` is set for ideas and rules, of which a window has
 * few beside its many n-grams.
 */
export type Emit = (hash: number, telling?: boolean) => void;

/** Spreads what is left in the low bits: the slot is read from the high ones. */
const finish = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) >>> 0;
};

const WORD = hashOf('word');
const GRAM = hashOf('gram');
const IDEA = hashOf('idea');
const RULE = hashOf('rule');
const OPENING = hashOf('opening');
const TOLD = hashOf('told');
const BESIDE = hashOf('beside');
const SETTING = hashOf('setting');

const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const EDGE = 32;
/**
 * Characters of a word that are cut into n-grams; words of languages that glue them together are
 * longer than ours.
 */
const LETTERS_READ = 24;
/** Words between two ideas that still belong together. */
const REACH = 8;
const NEXT_IDEAS = 4;
const NUMBER = hashOf('0');

/** Emits the n-grams of one word's letters, its edges marked. */
const emitGrams = (word: string, emit: Emit): void => {
  const last = Math.min(word.length, LETTERS_READ) + 1;
  for (let start = 0; start + SHORTEST_GRAM <= last + 1; start++) {
    let hash = GRAM;
    for (let at = start; at <= last && at < start + LONGEST_GRAM; at++) {
      hash = mixed(hash, at === 0 || at === last ? EDGE : word.charCodeAt(at - 1));
      if (at - start + 1 >= SHORTEST_GRAM) emit(finish(hash));
    }
  }
};

const wordHash = ({ hash, numbered }: Token): number => (numbered ? NUMBER : hash);

const emitIdeas = (
  { tokens, hits, reported }: AnalysedText,
  index: number,
  here: readonly PhraseHit<Concept>[],
  emit: Emit,
): void => {
  const opens = index === 0 || tokens[index - 1]?.sentence !== tokens[index]?.sentence;
  for (const hit of here) {
    const first = hashOf(hit.value, IDEA);
    emit(finish(first), true);
    if (opens) emit(finish(mixed(first, OPENING)), true);
    if (reported.length > 0) emit(finish(mixed(first, BESIDE)), true);
    let seen = 0;
    for (
      let at = hit.last + 1;
      at <= hit.last + REACH &&
      seen < NEXT_IDEAS &&
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
 * Calls `emit` with what only the whole shows, then with the features that begin at each word: one
 * to three words, three to five letters, ideas and pairs of them, and the rules that came true
 * there; of words that are only told, the ideas alone. `begin` is called before each word. Linear
 * in the text.
 */
export const readFeatures = (
  analysed: AnalysedText,
  begin: (index: number) => void,
  emit: Emit,
): void => {
  const { tokens, hits, evidence, reported, documentFeatures } = analysed;
  for (const each of documentFeatures) emit(finish(hashOf(each, SETTING)), true);
  const found = [...evidence].sort((one, other) => one.start - other.start);
  let next = 0;
  let quotation = 0;
  tokens.forEach((token, index) => {
    begin(index);
    const here = hits.get(index);
    while (quotation < reported.length && (reported[quotation] as Quotation).end <= token.start)
      quotation++;
    if (quotation < reported.length && (reported[quotation] as Quotation).start <= token.start) {
      for (const { value } of here ?? []) emit(finish(mixed(hashOf(value, IDEA), TOLD)), true);
    } else {
      const own = wordHash(token);
      let hash = mixed(WORD, own);
      emit(finish(hash));
      for (
        let more = index + 1;
        more < index + 3 &&
        more < tokens.length &&
        (tokens[more] as Token).sentence === token.sentence;
        more++
      ) {
        hash = mixed(hash, wordHash(tokens[more] as Token));
        emit(finish(hash));
      }
      if (token.word.length > 1 && own !== NUMBER) emitGrams(token.word, emit);
      if (here) emitIdeas(analysed, index, here, emit);
    }
    for (
      ;
      next < found.length &&
      (index === tokens.length - 1 || (found[next] as Evidence).start < token.end);
      next++
    ) {
      const { technique, weight } = found[next] as Evidence;
      emit(finish(hashOf(`${technique} ${weight}`, RULE)), true);
    }
  });
};
