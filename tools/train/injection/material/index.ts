import { seeded, weighted } from '../../lib/random';
import { kinds, type TrainingText } from './kinds';

export { type TrainingText } from './kinds';

/** How often a text may come out again before it is kept as a duplicate. */
const RETRIES = 6;

/**
 * Labelled texts for the prompt-injection detector, written for this project. Repeatable: the same seed and count give the
 * same texts, and a smaller count gives the first of them.
 */
export const injectionMaterial = (seed: number, count: number): TrainingText[] => {
  const random = seeded(seed);
  const sources = kinds();
  const seen = new Set<string>();
  const fresh = (): TrainingText => {
    const { make, label, channel, group, language } = weighted(sources, random);
    let text = make(random);
    for (let tries = 0; tries < RETRIES && seen.has(text); tries += 1) text = make(random);
    seen.add(text);
    return { text, label, channel, group, language };
  };
  return Array.from({ length: count }, fresh);
};
