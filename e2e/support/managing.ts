import type { ApiKeyRecord, EvaluationAnswer, EvaluationPage } from '@touchstone/contracts';
import type { Deployment } from '@touchstone/testing';
import { send } from './client';

export type Where = Pick<Deployment, 'address' | 'key'>;

export interface Told<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Sends a request to a path below `/api/`. The body is `null` if the answer has none. */
export const ask = async <T = Record<string, unknown>>(
  where: Where,
  method: string,
  path: string,
  body?: unknown,
  sent: Record<string, string> = {},
): Promise<Told<T>> => {
  const { status, headers, text } = await send(where, body, {
    path: `/api/${path}`,
    method,
    headers: sent,
  });
  return { status, headers, body: JSON.parse(text || 'null') as T };
};

/**
 * Sends a request and returns the body of the answer.
 * @throws Error with the body unless the status is 200
 */
export const askOk = async <T = Record<string, unknown>>(
  ...request: Parameters<typeof ask>
): Promise<T> => {
  const { status, body } = await ask<T>(...request);
  if (status !== 200)
    throw new Error(`${request[1]} ${request[2]}: ${status} ${JSON.stringify(body)}`);
  return body;
};

export type NewKey = ApiKeyRecord & { key: string };

export const newKey = (where: Where, fields: object = {}): Promise<NewKey> =>
  askOk<NewKey>(where, 'POST', 'api-keys', { name: 'of a test', ...fields });

export const newDefinition = async (where: Where, fields: object): Promise<string> =>
  (await askOk<{ id: string }>(where, 'POST', 'evaluation', fields)).id;

/** Invokes a definition and returns the labels of the answer. */
export const invokedLabels = async (
  where: Where,
  definition: string,
  input: string,
): Promise<string[]> => {
  const answer = await askOk<{ evaluationResults: { results: { label: string }[] }[] }>(
    where,
    'POST',
    'v1/evaluation/invoke',
    { evaluation_id: definition, input },
  );
  return answer.evaluationResults.flatMap(({ results }) => results.map(({ label }) => label));
};

/** Returns every stored evaluation that matches a filter, read page by page. */
export const history = async (
  where: Where,
  filter: string,
  limit = 50,
): Promise<EvaluationPage['items']> => {
  const items: EvaluationPage['items'] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: EvaluationPage = await askOk<EvaluationPage>(
      where,
      'GET',
      `evaluations?${filter}&limit=${limit}&cursor=${encodeURIComponent(cursor)}`,
    );
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return items;
};

/** Milliseconds within which every change takes effect in every process. */
export const PROMISED_MS = 5_000;

/**
 * Returns the answer as the history stores it without `store_content`: without reasons, quotes, and
 * the instructions that were judged.
 */
export const withoutTexts = (answer: EvaluationAnswer): EvaluationAnswer => ({
  ...answer,
  evaluationResults: answer.evaluationResults.map(({ type, results }) => ({
    type,
    results: results.map(({ data, ...result }) => ({
      ...result,
      ...(data !== undefined && type !== 'instructions_following' && { data }),
      reason: '',
      quote: '',
    })),
  })),
});
