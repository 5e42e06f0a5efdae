import { fold } from '@touchstone/text';
import { type PhraseHit, type Token } from '@touchstone/text/fast';
import type { Concept } from './concepts';
import type { SequenceRule, Technique } from './data/rules';

/** A stretch of the examined text that speaks for an attack. */
export interface Evidence {
  technique: Technique;
  weight: number;
  start: number;
  end: number;
}

/** Concept hits by the index of their first word. */
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

/** Rules by the concept they begin with. */
export const byOpening = (
  rules: readonly SequenceRule[],
): ReadonlyMap<Concept, readonly SequenceRule[]> => {
  const groups = new Map<Concept, SequenceRule[]>();
  for (const rule of rules) {
    const opening = rule.sequence[0] as Concept;
    groups.set(opening, [...(groups.get(opening) ?? []), rule]);
  }
  return groups;
};

/**
 * Every rule whose concepts follow each other within a sentence. The nearest hit is taken at each
 * step, never another tried, so the cost is bounded by words × rules × gap.
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

/** Index of the last word of the sequence, or `undefined` where it does not come true. */
const follow = (
  tokens: readonly Token[],
  hits: HitsByWord,
  { sequence }: SequenceRule,
  opening: PhraseHit<Concept>,
): number | undefined => {
  let last = opening.last;
  for (let step = 1; step < sequence.length; step += 2) {
    const next = nearest(
      tokens,
      hits,
      sequence[step + 1] as Concept,
      last,
      sequence[step] as number,
    );
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
/** With this before them they deny: `不要`. */
const DENYING_AFTER_NOT = new Set(Array.from('要得能可准许許会會'));

/** German, Dutch and French put it behind the verb. */
const TRAILING_NEGATIONS = new Set(['nicht', 'niet', 'pas']);

/** The index of the word before this one where it denies it, otherwise -1. */
const negationBefore = (first: number, tokens: readonly Token[]): number => {
  const [before = '', twoBefore = ''] = [tokens[first - 1]?.word, tokens[first - 2]?.word];
  return NEGATIONS.has(before) ||
    (DENYING_AFTER_NOT.has(before) && twoBefore === '不') ||
    (before === '有' && twoBefore === '没')
    ? first - 1
    : -1;
};

/** Returns true if one of the two words before it in its sentence denies it. */
export const isNegated = ({ first }: PhraseHit<Concept>, tokens: readonly Token[]): boolean =>
  [first, first - 1].some(
    (at) => negationBefore(at, tokens) >= 0 && tokens[at - 1]?.sentence === tokens[first]?.sentence,
  );

/**
 * `never ignore your instructions` is no order to ignore them: such verbs, and the words that deny
 * them, stand for no idea.
 */
export const withoutNegated = (
  hits: readonly PhraseHit<Concept>[],
  tokens: readonly Token[],
): PhraseHit<Concept>[] => {
  const denying = new Set<number>();
  const denied = hits.filter((hit) => {
    const { value, first, last } = hit;
    if (value === 'reveal' || value === 'send') return isNegated(hit, tokens);
    if (value !== 'override') return false;
    const [before, behind] = [
      negationBefore(first, tokens),
      TRAILING_NEGATIONS.has(tokens[last + 1]?.word ?? ''),
    ];
    if (before >= 0) denying.add(before);
    if (behind) denying.add(last + 1);
    return before >= 0 || behind;
  });
  if (denied.length === 0) return [...hits];
  const gone = new Set(denied);
  return hits.filter(
    (hit) => !gone.has(hit) && !(hit.value === 'negation' && denying.has(hit.last)),
  );
};
