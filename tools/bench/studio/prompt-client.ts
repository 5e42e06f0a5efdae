import { Pool } from 'undici';
import type { StoredPromptDto } from '@touchstone/contracts/dto';
import type { Deployment } from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { promptText } from './prompt-texts';

export interface Asking {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Requests prompts with little work on the responses: it shares the processors with what it
 * measures.
 */
export interface PromptClient {
  /**
   * Returns the `ETag`, if there is one.
   * @throws Error for any other status
   */
  expect(status: number, asking: Asking): Promise<string>;
  close(): Promise<void>;
}

export const promptClient = (
  { address, key }: Pick<Deployment, 'address' | 'key'>,
  connections = 1,
): PromptClient => {
  const pool = new Pool(address, { connections });
  return {
    expect: async (status, { method, path, body, headers }) => {
      const sent = {
        'x-service-api-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      };
      const answer = await pool.request({
        method,
        path,
        headers: sent,
        ...(body !== undefined && { body }),
      });
      await answer.body.dump();
      if (answer.statusCode !== status)
        throw new Error(`${method} ${path} answered ${answer.statusCode} in place of ${status}.`);
      return String(answer.headers['etag'] ?? '');
    },
    close: () => pool.close(),
  };
};

/** Stores prompts of the given length; returns their ids. */
export const storePrompts = async (
  deployment: Deployment,
  characters: number,
  count = 1,
): Promise<string[]> => {
  const client = apiClient(deployment, 8);
  const stored = Array.from({ length: count }, async (_, seed) => {
    const fields = {
      name: `bench ${characters} ${seed}`,
      messages: [{ role: 'system', content: promptText(characters, seed) }],
    };
    return (
      await client.askOk<StoredPromptDto>('POST', '/api/studio/prompts', JSON.stringify(fields))
    ).id;
  });
  const ids = await Promise.all(stored);
  await client.close();
  return ids;
};

export const getting = (id: string, headers: Record<string, string> = {}): Asking => ({
  method: 'GET',
  path: `/api/v1/studio/prompts/${id}`,
  headers,
});
export const compiling = (id: string, body: string): Asking => ({
  method: 'POST',
  path: `/api/v1/studio/prompts/${id}/compile`,
  body,
});
