import type { DetectionResult } from '@touchstone/contracts';

/** The lowest score decides: one failed check is not made good by others. `null` when there is no result. */
export const overallScore = (results: readonly DetectionResult[]): number | null =>
  results.reduce<number | null>(
    (lowest, { score }) => (lowest === null ? score : Math.min(lowest, score)),
    null,
  );
