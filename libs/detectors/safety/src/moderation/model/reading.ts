import type { SafetyCategory } from '@touchstone/contracts';
import { normalise, windows } from '@touchstone/text';
import { readEnglish } from '../english';
import { featuresOf } from './features';
import { LEAST_KNOWN } from './judge';

/** A text as training sees it. */
export interface TextReading {
  /** Features of the passages that the model judges. */
  passages: readonly Float32Array[];
  /** Score of the English rules by category. */
  rules: ReadonlyMap<SafetyCategory, number>;
}

/** Reads an English text as the detector does. */
export const readingOf = (original: string): TextReading => {
  const passages: Float32Array[] = [];
  const rules = new Map<SafetyCategory, number>();
  for (const { text } of windows(normalise(original).text)) {
    const english = readEnglish(text, () => false);
    for (const passage of english.passages) {
      const { values, known } = featuresOf(passage);
      if (known >= LEAST_KNOWN) passages.push(values);
    }
    for (const { category, score } of english.evidence)
      rules.set(category, Math.max(score, rules.get(category) ?? 0));
  }
  return { passages, rules };
};
