import { Agent, errors, request } from 'undici';

export interface GatewayAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** Connections that broke before. */
  brokenConnections: number;
}

/** The gateway accepted a request and never answered it. */
export class NoAnswer extends Error {}

/**
 * Sends requests as a load balancer does: to any gateway in rotation, and to another one if the
 * connection breaks.
 */
export interface GatewayClient {
  /** @throws NoAnswer, or the error of the last connection */
  send(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<GatewayAnswer>;
  close(): Promise<void>;
}

interface Sent {
  body?: object;
  headers?: Record<string, string>;
}

const ATTEMPTS = 3;
/** Longer than the wait that the requests of a load state. */
const ANSWER_TIMEOUT_MS = 20_000;

/** @param gateways returns the addresses in rotation */
export const gatewayClient = (gateways: () => readonly string[], key: string): GatewayClient => {
  const agent = new Agent({ headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS });
  let turn = 0;
  /** Chooses a gateway in turn, one that has not broken this request if there is another. */
  const addressFor = (broken: ReadonlySet<string>): string => {
    const all = gateways();
    const others = all.filter((address) => !broken.has(address));
    const addresses = others.length > 0 ? others : all;
    return addresses[turn++ % addresses.length] as string;
  };
  const attempt = async (
    address: string,
    method: 'GET' | 'POST',
    path: string,
    { body, headers }: Sent,
  ): Promise<Omit<GatewayAnswer, 'brokenConnections'>> => {
    const response = await request(`${address}${path}`, {
      method,
      dispatcher: agent,
      headers: { 'content-type': 'application/json', 'x-service-api-key': key, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: await response.body.text(),
    };
  };
  return {
    send: async (method, path, sent = {}) => {
      const broken = new Set<string>();
      for (let brokenConnections = 0; ; brokenConnections++) {
        const address = addressFor(broken);
        try {
          return { ...(await attempt(address, method, path, sent)), brokenConnections };
        } catch (error) {
          broken.add(address);
          if (isTimeout(error)) throw new NoAnswer(`${method} ${path} has no answer.`);
          if (brokenConnections + 1 === ATTEMPTS) throw error;
        }
      }
    },
    close: () => agent.destroy(),
  };
};

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
