import type { EvaluationAnswer } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';
import { type ApiAnswer, apiClient, ok } from './api-client';

/** Posts evaluations over connections kept alive. */
export interface EvaluationClient {
  post(body: string): Promise<ApiAnswer<EvaluationAnswer>>;
  /** @throws Error for any other status than 200. */
  answer(body: string): Promise<EvaluationAnswer>;
  /** @throws Error for a check without a verdict, too. */
  evaluate(body: string): Promise<EvaluationAnswer>;
  /** The same, of a body that names a definition. */
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

const decided = (answer: EvaluationAnswer): EvaluationAnswer => {
  const missing = answer.evaluationResults
    .flatMap(({ results }) => results)
    .find(({ label }) => label === 'NOT_EVALUATED');
  if (missing) throw new Error(`${missing.name} was not evaluated: ${missing.reason}`);
  return answer;
};
