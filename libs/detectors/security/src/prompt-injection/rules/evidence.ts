import { fold } from '@touchstone/text';
import { type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Concept } from './concepts';
import type { SequenceRule, Technique } from './data/rules';

/** Span of the normalised text that indicates an attack; `weight` is 0 to 1. */
export interface Evidence {
  technique: Technique;
  weight: number;
  start: number;
  end: number;
}

/** Occurrences of concepts by the index of their first word. */
export type HitsByWord = ReadonlyMap<number, readonly PhraseHit<Concept>[]>;

export const byFirstWord = (hits: readonly PhraseHit<Concept>[]): HitsByWord => {
  const at = new Map<number, PhraseHit<Concept>[]>();
  for (const hit of hits) {
    const known = at.get(hit.first);
    if (known) known.push(hit);
    else at.set(hit.first, [hit]);
  }
  return at;
};

/** Groups rules by the concept that they begin with. */
export const byOpening = (
  rules: readonly SequenceRule[],
): ReadonlyMap<Concept, readonly SequenceRule[]> => {
  const groups = new Map<Concept, SequenceRule[]>();
  for (const rule of rules) {
    groups.set(rule.opening, [...(groups.get(rule.opening) ?? []), rule]);
  }
  return groups;
};

/**
 * Finds the rules whose concepts follow each other within a sentence. Each step takes the nearest
 * hit and never backtracks, so the cost is bounded by words × rules × gap.
 */
export const evidenceOfSequences = (
  tokens: readonly Token[],
  hits: HitsByWord,
  rules: ReadonlyMap<Concept, readonly SequenceRule[]>,
): Evidence[] => {
  const found: Evidence[] = [];
  for (const opening of [...hits.values()].flat()) {
    for (const rule of rules.get(opening.value) ?? []) {
      const last = follow(tokens, hits, rule, opening);
      if (last === undefined) continue;
      found.push({
        technique: rule.technique,
        weight: rule.weight,
        start: tokens[opening.first]?.start ?? 0,
        end: tokens[last]?.end ?? 0,
      });
    }
  }
  return found;
};

/** Returns the index of the last word of a sequence, `undefined` if it does not match. */
const follow = (
  tokens: readonly Token[],
  hits: HitsByWord,
  { steps }: SequenceRule,
  opening: PhraseHit<Concept>,
): number | undefined => {
  let last = opening.last;
  for (const { gap, concept } of steps) {
    const next = nearest(tokens, hits, concept, last, gap);
    if (next === undefined) return undefined;
    last = next;
  }
  return last;
};

const nearest = (
  tokens: readonly Token[],
  hits: HitsByWord,
  concept: Concept,
  after: number,
  gap: number,
): number | undefined => {
  const sentence = tokens[after]?.sentence;
  for (let index = after + 1; index <= after + 1 + gap; index++) {
    if (tokens[index]?.sentence !== sentence) return undefined;
    const hit = hits.get(index)?.find(({ value }) => value === concept);
    if (hit) return hit.last;
  }
  return undefined;
};

const NEGATIONS = new Set(
  [
    'not',
    'never',
    'dont',
    't',
    'nicht',
    'nie',
    'niemals',
    'pas',
    'jamais',
    'nunca',
    'mai',
    'niet',
    'nooit',
    'nigdy',
    'никогда',
    'не',
    'ніколи',
    'no',
    'non',
    'nao',
    'inte',
    'aldrig',
    'nikdy',
    'asla',
    'لا',
    'ولا',
    'لم',
    'ولم',
    'لن',
    'न',
    'मत',
    'नहीं',
    'jangan',
    'tidak',
    'không',
    'đừng',
    '没',
    '勿',
    '别',
    '別',
    '未',
  ].map(fold),
);
/** Characters that negate after `不`, as in `不要`. */
const NEGATING_AFTER_NOT = new Set(Array.from('要得能可准许許会會'));

/** Negations that German, Dutch and French place after the verb. */
const TRAILING_NEGATIONS = new Set(['nicht', 'niet', 'pas']);

/** Returns the index of a negation directly before a word, -1 if there is none. */
const negationBefore = (first: number, tokens: readonly Token[]): number => {
  const [before = '', twoBefore = ''] = [tokens[first - 1]?.word, tokens[first - 2]?.word];
  return NEGATIONS.has(before) ||
    (NEGATING_AFTER_NOT.has(before) && twoBefore === '不') ||
    (before === '有' && twoBefore === '没')
    ? first - 1
    : -1;
};

/** Returns true if one of the two preceding words of the sentence is a negation. */
export const isNegated = ({ first }: PhraseHit<Concept>, tokens: readonly Token[]): boolean =>
  [first, first - 1].some(
    (at) => negationBefore(at, tokens) >= 0 && tokens[at - 1]?.sentence === tokens[first]?.sentence,
  );

/**
 * Drops negated verbs and their negations, which express no concept: `never ignore your
 * instructions` is no override.
 */
export const withoutNegated = (
  hits: readonly PhraseHit<Concept>[],
  tokens: readonly Token[],
): PhraseHit<Concept>[] => {
  const negations = new Set<number>();
  const negated = hits.filter((hit) => {
    const { value, first, last } = hit;
    if (value === 'reveal' || value === 'send') return isNegated(hit, tokens);
    if (value !== 'override') return false;
    const [before, behind] = [
      negationBefore(first, tokens),
      TRAILING_NEGATIONS.has(tokens[last + 1]?.word ?? ''),
    ];
    if (before >= 0) negations.add(before);
    if (behind) negations.add(last + 1);
    return before >= 0 || behind;
  });
  if (negated.length === 0) return [...hits];
  const dropped = new Set(negated);
  return hits.filter(
    (hit) => !dropped.has(hit) && !(hit.value === 'negation' && negations.has(hit.last)),
  );
};
