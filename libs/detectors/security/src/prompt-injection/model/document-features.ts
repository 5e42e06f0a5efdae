import { type PhraseHit } from '@touchstone/text/fast';
import type { Concept } from '../rules/concepts';
import type { Evidence } from '../rules/evidence';

/** Ideas that the owner of an assistant has no use for. */
const BREAKING = new Set<Concept>([
  'unlimited',
  'persona',
  'comply',
  'authority',
  'secret',
  'mode',
  'task',
  'stance',
  'perform',
]);
const TELLING = 0.35;
const MOST_BREAKS = 4;
/** An assistant is told what it is at once. */
const AT_ONCE = 12;

/**
 * Returns document-level features: role assignment without any rule broken, and reported speech.
 */
export const documentFeatures = (
  hits: readonly PhraseHit<Concept>[],
  evidence: readonly Evidence[],
  reportsSpeech: boolean,
): string[] => {
  const ideas = hits.filter(({ value }) => BREAKING.has(value)).map(({ value }) => value as string);
  const rules = evidence
    .filter(({ weight }) => weight >= TELLING)
    .map(({ technique }) => technique as string);
  const breaks = Math.min(MOST_BREAKS, new Set([...ideas, ...rules]).size);
  const spokenOf = hits.some(({ value }) => value === 'report' || value === 'mention');
  const role = hits.some(({ value, first }) => value === 'role' && first < AT_ONCE);
  return [
    ...(role ? [`role, ${breaks} breaks`] : []),
    ...(reportsSpeech
      ? ['told', `told, ${breaks} breaks`, ...(spokenOf ? ['told and spoken of'] : [])]
      : []),
  ];
};
