import { Pool } from 'undici';
import type { Deployment } from '@touchstone/testing';

export interface ApiAnswer<Body = unknown> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
}

/** Sends requests to a gateway over keep-alive connections, with its key. */
export interface ApiClient {
  /**
   * @param body JSON; no body if absent
   * @param headers besides the key
   */
  ask<Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: string,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer<Body>>;
  /**
   * Returns the response body.
   * @throws Error for any status other than 200
   */
  askOk<Body = unknown>(...request: Parameters<ApiClient['ask']>): Promise<Body>;
  close(): Promise<void>;
}

export const apiClient = (
  { address, key }: Pick<Deployment, 'address' | 'key'>,
  connections = 1,
): ApiClient => {
  const pool = new Pool(address, { connections });
  const keyed = { 'x-service-api-key': key };
  const ask: ApiClient['ask'] = async <Body>(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ) => {
    const sent =
      body === undefined
        ? { headers: { ...keyed, ...headers } }
        : { headers: { ...keyed, 'content-type': 'application/json', ...headers }, body };
    const answer = await pool.request({ method, path, ...sent });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (await answer.body.json()) as Body,
    };
  };
  return {
    ask,
    askOk: async <Body>(...request: Parameters<ApiClient['ask']>) =>
      ok(await ask<Body>(...request)),
    close: () => pool.close(),
  };
};

/**
 * Returns the response body.
 * @throws Error for any status other than 200
 */
export const ok = <Body>({ status, body }: ApiAnswer<Body>): Body => {
  if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`);
  return body;
};
