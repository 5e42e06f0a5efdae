import { seeded, weighted } from '../../lib/random';
import type { TrainingText } from './kind';
import { kinds } from './kinds';

export type { TrainingText } from './kind';

/** Maximum number of retries for a text that repeats, before the duplicate is kept. */
const RETRIES = 6;

/**
 * Generates labelled texts for the prompt-injection detector from templates written for this
 * project. Deterministic: the same seed and count give the same texts, and a smaller count gives
 * the first of them.
 */
export const generateTexts = (seed: number, count: number): TrainingText[] => {
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
