import { useQueries } from '@tanstack/react-query';
import { evaluationQuery, type StoredEvaluation } from '../../api/evaluation';

export interface EvaluationState {
  data: StoredEvaluation | undefined;
  isPending: boolean;
}

/** Reads the evaluations that decisions name. */
export const useEvaluations = (ids: readonly string[]): ReadonlyMap<string, EvaluationState> => {
  const unique = [...new Set(ids)];
  const states = useQueries({
    queries: unique.map((id) => ({ ...evaluationQuery(id), retry: false })),
  });
  return new Map(
    unique.map((id, index) => [
      id,
      { data: states[index]?.data, isPending: states[index]?.isPending ?? true },
    ]),
  );
};
