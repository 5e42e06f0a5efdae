import type { PhraseHit } from '../text/phrase-index';
import type { Concept } from './concepts';
import type { Evidence } from './evidence';

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
 * What only the whole shows, for every stretch of it alike: whether somebody is given a role and nothing is broken, and
 * whether words are only told.
 */
export const settingOf = (
  hits: readonly PhraseHit<Concept>[],
  evidence: readonly Evidence[],
  told: boolean,
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
    ...(told
      ? ['told', `told, ${breaks} breaks`, ...(spokenOf ? ['told and spoken of'] : [])]
      : []),
  ];
};
