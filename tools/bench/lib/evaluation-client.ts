import type { EvaluationAnswer } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';
import { Pool } from 'undici';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: EvaluationAnswer;
}

/** Posts evaluations over connections kept alive. */
export interface EvaluationClient {
  post(body: string): Promise<HttpAnswer>;
  /** @throws Error for any other status than 200. */
  answer(body: string): Promise<EvaluationAnswer>;
  /** @throws Error for a check without a verdict, too. */
  evaluate(body: string): Promise<EvaluationAnswer>;
  close(): Promise<void>;
}

export const connectTo = ({ address, key }: Pick<Deployment, 'address' | 'key'>, connections = 1): EvaluationClient => {
  const pool = new Pool(address, { connections });
  const headers = { 'content-type': 'application/json', 'x-service-api-key': key };
  const post = async (body: string): Promise<HttpAnswer> => {
    const answer = await pool.request({ method: 'POST', path: '/api/v1/evaluation/evaluate', headers, body });
    return { status: answer.statusCode, headers: answer.headers, body: (await answer.body.json()) as EvaluationAnswer };
  };
  return {
    post,
    answer: async (body) => ok(await post(body)),
    evaluate: async (body) => decided(ok(await post(body))),
    close: () => pool.close(),
  };
};

const ok = ({ status, body }: HttpAnswer): EvaluationAnswer => {
  if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`);
  return body;
};

const decided = (answer: EvaluationAnswer): EvaluationAnswer => {
  const missing = answer.evaluationResults.flatMap(({ results }) => results).find(({ label }) => label === 'NOT_EVALUATED');
  if (missing) throw new Error(`${missing.name} was not evaluated: ${missing.reason}`);
  return answer;
};
