import type { SafetyCategory } from '@touchstone/contracts';
import type { Hit } from '../lexicon';
import type { Role } from '../roles';
import type { Evidence } from '../score';
import type { Token } from '../tokens';
import type { Passage } from './features';

/** Tokens of a passage, at most; longer sentences are cut. */
const LONGEST_PASSAGE = 100;

/** The first and the last token of a passage. */
interface Span {
  from: number;
  to: number;
}

/** A passage, the place of its first token in the text, and the evidence of the rules in it. */
export interface PlacedPassage extends Passage {
  from: number;
  evidence: readonly Evidence[];
}

/**
 * Cuts a text into passages of whole sentences. Linear in the text.
 * @param hits phrases of the lists, in order
 * @param evidence of the rules by sentence, in order
 */
export const passagesOf = (
  text: string,
  tokens: readonly Token[],
  hits: readonly Hit<Role>[],
  evidence: readonly Evidence[],
): PlacedPassage[] =>
  spansOf(tokens).map(({ from, to }) => {
    const isInside = (place: Span): boolean => place.from >= from && place.to <= to;
    const inside = evidence.filter(isInside);
    return {
      from,
      text: text.slice(tokens[from]?.start, (tokens[to]?.end ?? 0) + 1),
      tokens: tokens.slice(from, to + 1),
      hits: hits
        .filter(isInside)
        .map((hit) => ({ ...hit, from: hit.from - from, to: hit.to - from })),
      evidence: inside,
      rules: strongestOf(inside),
    };
  });

/** Joins sentences as long as they fit into a passage. */
const spansOf = (tokens: readonly Token[]): Span[] => {
  const spans: Span[] = [];
  let from = 0;
  let sentence = 0;
  for (let at = 1; at < tokens.length; at++) {
    if (tokens[at]?.sentence !== tokens[at - 1]?.sentence) sentence = at;
    if (at - from < LONGEST_PASSAGE) continue;
    const next = sentence > from ? sentence : at;
    spans.push({ from, to: next - 1 });
    from = next;
  }
  if (tokens.length > 0) spans.push({ from, to: tokens.length - 1 });
  return spans;
};

const strongestOf = (evidence: readonly Evidence[]): Map<SafetyCategory, number> => {
  const strongest = new Map<SafetyCategory, number>();
  for (const { category, score } of evidence)
    strongest.set(category, Math.max(score, strongest.get(category) ?? 0));
  return strongest;
};
