import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, errors } from 'undici';
import { UpstreamSilent, UpstreamUnreachable } from '../errors';
import type { Headers } from './headers';

export interface UpstreamOptions {
  /** Limit of connections to one vendor. */
  connections: number;
  /** Milliseconds that the vendor may take until its first byte, and between two bytes. */
  silenceMs: number;
}

export interface UpstreamRequest {
  origin: string;
  path: string;
  method: string;
  headers: Headers;
  body: Buffer | Readable | null;
  signal: AbortSignal;
  /**
   * Dispatcher for an address that a workspace chose; the operator's addresses are reached without
   * checks.
   */
  dispatcher?: Dispatcher;
}

export type UpstreamAnswer = Dispatcher.ResponseData;

const CONNECT_TIMEOUT_MS = 10_000;
const SILENT = new Set([
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends requests over pooled connections. Redirects are passed on, never followed: they could lead
 * a credential elsewhere.
 */
export class Upstream {
  private readonly agent: Agent;

  constructor({ connections, silenceMs }: UpstreamOptions) {
    this.agent = new Agent({
      connections,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      connect: { timeout: CONNECT_TIMEOUT_MS },
      pipelining: 1,
    });
  }

  /** @throws UpstreamUnreachable, UpstreamSilent, and the signal's reason */
  async request({
    origin,
    path,
    method,
    headers,
    body,
    signal,
    dispatcher = this.agent,
  }: UpstreamRequest): Promise<UpstreamAnswer> {
    try {
      return known(await dispatcher.request({ origin, path, method, headers, body, signal }));
    } catch (error) {
      throw signal.aborted ? signal.reason : failureOf(error);
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }
}

/** @throws UpstreamUnreachable for a status unknown to HTTP */
const known = (answer: UpstreamAnswer): UpstreamAnswer => {
  if (answer.statusCode <= 599) return answer;
  answer.body.on('error', () => undefined).destroy();
  throw new UpstreamUnreachable();
};

/** Converts a failed connection to an error for the caller. */
export const failureOf = (error: unknown): Error => {
  const code =
    error instanceof errors.UndiciError ? error.code : (error as { code?: unknown } | null)?.code;
  return SILENT.has(String(code)) ? new UpstreamSilent() : new UpstreamUnreachable(error);
};
