import type { EvaluationRecord } from '@touchstone/contracts';

/** Returns both lists as one, each evaluation once, the latest first. */
export const withNewest = (
  listed: readonly EvaluationRecord[],
  arrived: readonly EvaluationRecord[],
): EvaluationRecord[] => {
  const known = new Set(listed.map(({ id }) => id));
  const added = arrived.filter(({ id }) => !known.has(id) && known.add(id));
  if (added.length === 0) return [...listed];
  return [...added, ...listed].sort((one, other) =>
    other.completed_at === one.completed_at
      ? other.id.localeCompare(one.id)
      : other.completed_at.localeCompare(one.completed_at),
  );
};
