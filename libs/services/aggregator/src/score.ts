import type { DetectionResult } from '@touchstone/contracts';

/**
 * Returns the lowest score, so that other checks cannot outweigh a failed one. `null` if there is
 * no result.
 */
export const overallScore = (results: readonly DetectionResult[]): number | null =>
  results.reduce<number | null>(
    (lowest, { score }) => (lowest === null ? score : Math.min(lowest, score)),
    null,
  );
