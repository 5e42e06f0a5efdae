import type { DetectionResult, EvaluationAnswer } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Sending {
  headers?: Record<string, string>;
  path?: string;
  method?: string;
}

export const EVALUATE = '/api/v1/evaluation/evaluate';

/** Sends a text body unchanged, and any other as JSON. */
export const send = async (
  { address, key }: Pick<Deployment, 'address' | 'key'>,
  body: unknown,
  { headers, path = EVALUATE, method = 'POST' }: Sending = {},
): Promise<Answer> => {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-service-api-key': key, ...headers },
    ...(method !== 'GET' && {
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Evaluates a body. @throws Error with the answer's body unless the status is 200 */
export const evaluate = async (
  deployment: Pick<Deployment, 'address' | 'key'>,
  body: object,
  headers?: Record<string, string>,
): Promise<EvaluationAnswer> => {
  const { status, text } = await send(deployment, body, { ...(headers && { headers }) });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as EvaluationAnswer;
};

export const resultsOf = (answer: EvaluationAnswer): DetectionResult[] =>
  answer.evaluationResults.flatMap(({ results }) => results);

/** Returns `type label` of every result, in the answer's order. */
export const verdictsOf = (answer: EvaluationAnswer): string[] =>
  answer.evaluationResults.flatMap(({ type, results }) =>
    results.map(({ label }) => `${type} ${label}`),
  );

export const errorOf = ({ text }: Answer): unknown =>
  (JSON.parse(text) as { error: unknown }).error;
