import {
  type DetectionResult,
  type EvaluationAnswer,
  NOT_EVALUATED_LABEL,
} from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';
import { type ApiAnswer, apiClient, ok } from './api-client';

/** Posts evaluations over keep-alive connections. */
export interface EvaluationClient {
  post(body: string): Promise<ApiAnswer<EvaluationAnswer>>;
  /** @throws Error for any status other than 200 */
  answer(body: string): Promise<EvaluationAnswer>;
  /** @throws Error for any status other than 200, and for a check without a verdict */
  evaluate(body: string): Promise<EvaluationAnswer>;
  /** Like `evaluate`, for a body that names a definition. */
  invoke(body: string): Promise<EvaluationAnswer>;
  close(): Promise<void>;
}

export const connectTo = (
  deployment: Pick<Deployment, 'address' | 'key'>,
  connections = 1,
): EvaluationClient => {
  const { ask, close } = apiClient(deployment, connections);
  const post = (body: string) => ask<EvaluationAnswer>('POST', '/api/v1/evaluation/evaluate', body);
  return {
    post,
    answer: async (body) => ok(await post(body)),
    evaluate: async (body) => decided(ok(await post(body))),
    invoke: async (body) =>
      decided(ok(await ask<EvaluationAnswer>('POST', '/api/v1/evaluation/invoke', body))),
    close,
  };
};

/**
 * Some of the benchmarks' assertions and instructions are open-ended: without a judge they cost the
 * same, but have no verdict.
 */
const LACKS_A_JUDGE = /judge model is needed/;

const decided = (answer: EvaluationAnswer): EvaluationAnswer => {
  const missing = undecided(answer);
  if (missing) throw new Error(`${missing.name} was not evaluated: ${missing.reason}`);
  return answer;
};

/** Returns true if every check has a verdict. */
export const isDecided = (answer: EvaluationAnswer): boolean => undecided(answer) === undefined;

const undecided = ({ evaluationResults }: EvaluationAnswer): DetectionResult | undefined =>
  evaluationResults
    .flatMap(({ results }) => results)
    .find(({ label, reason }) => label === NOT_EVALUATED_LABEL && !LACKS_A_JUDGE.test(reason));
