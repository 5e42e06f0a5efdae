/** Scores of benign texts by source. */
export type BenignScores = ReadonlyMap<string, readonly number[]>;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const shareAbove = (scores: readonly number[], threshold: number): number =>
  scores.filter((score) => score >= threshold).length / scores.length;

/**
 * Returns the lowest threshold at which the mean over sources of false alarms is at most `target`;
 * sources have equal weight, whatever their size.
 */
export const thresholdFor = (scores: BenignScores, target: number): number => {
  const candidates = [...new Set([...scores.values()].flat())].sort((one, other) => one - other);
  const falseAlarms = (threshold: number) =>
    mean([...scores.values()].map((own) => shareAbove(own, threshold)));
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (falseAlarms(candidates[middle] ?? Infinity) <= target) high = middle;
    else low = middle + 1;
  }
  return candidates[low] ?? (candidates.at(-1) ?? 0.5) + 1e-6;
};
