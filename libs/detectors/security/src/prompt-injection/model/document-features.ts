import { type PhraseHit } from '@touchstone/text/fast';
import type { Concept } from '../rules/concepts';
import type { Evidence } from '../rules/evidence';

/** Concepts that do not occur in the role assignment of a benign system prompt. */
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
/** Weight from which a rule counts as a break of the role. */
const LEAST_WEIGHT = 0.35;
/** Limit of the count: higher ones share a feature. */
const MOST_BREAKS = 4;
/** Limit in words: the role assignment comes first in an assistant's prompt. */
const OPENING = 12;

/**
 * Returns the document-level features: a role assignment and reported speech, each with the number of
 * different concepts and techniques that break the role.
 */
export const documentFeatures = (
  hits: readonly PhraseHit<Concept>[],
  evidence: readonly Evidence[],
  reportsSpeech: boolean,
): string[] => {
  const concepts = hits
    .filter(({ value }) => BREAKING.has(value))
    .map(({ value }) => value as string);
  const rules = evidence
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .map(({ technique }) => technique as string);
  const breaks = Math.min(MOST_BREAKS, new Set([...concepts, ...rules]).size);
  const isDiscussed = hits.some(({ value }) => value === 'report' || value === 'mention');
  const role = hits.some(({ value, first }) => value === 'role' && first < OPENING);
  return [
    ...(role ? [`role, ${breaks} breaks`] : []),
    ...(reportsSpeech
      ? ['told', `told, ${breaks} breaks`, ...(isDiscussed ? ['told and spoken of'] : [])]
      : []),
  ];
};
