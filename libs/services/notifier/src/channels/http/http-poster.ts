import type { Agent, Dispatcher } from 'undici';
import { DeadlineExceeded, retryAfterMs } from '@touchstone/kernel';
import { type OutgoingGuard, outgoingUrl } from '@touchstone/outgoing';
import { runAbortable } from '../abortable';
import type { SendOutcome } from '../channel-type';
import { describeRequestFailure } from './request-failure';
import { readResponseExcerpt, type ResponseLimits } from './response-excerpt';

export interface HttpLimits extends ResponseLimits {
  /** Milliseconds for one attempt, including the wait for a connection and reading the response. */
  totalMs: number;
  /**
   * Connections to one origin: as many as attempts at once, so that a receiver that hangs does not
   * delay others on the same host.
   */
  connections: number;
  /** Milliseconds after which an unused connection is closed. */
  keepAliveMs: number;
  /** Bytes of the response headers. */
  headerBytes: number;
}

const HTTP_LIMITS: HttpLimits = {
  totalMs: 10_000,
  connections: 64,
  keepAliveMs: 4_000,
  headerBytes: 16_384,
  bodyBytes: 16_384,
  bodyMs: 1_000,
};

export interface HttpMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Extracts the part of an error response that is logged; without it nothing is. */
  explain?: (excerpt: string) => string;
}

/** Posts to URLs that workspaces choose. Follows no redirects and uses no proxies. */
export class HttpPoster {
  private readonly agent: Agent;
  private readonly limits: HttpLimits;

  constructor(guard: OutgoingGuard, limits: Partial<HttpLimits> = {}) {
    this.limits = { ...HTTP_LIMITS, ...limits };
    const { totalMs, connections, keepAliveMs, headerBytes } = this.limits;
    this.agent = guard.agent({
      connections,
      keepAliveTimeout: keepAliveMs,
      keepAliveMaxTimeout: keepAliveMs,
      maxHeaderSize: headerBytes,
      headersTimeout: totalMs,
      bodyTimeout: totalMs,
      pipelining: 1,
    });
  }

  async post(message: HttpMessage, signal: AbortSignal): Promise<SendOutcome> {
    const { totalMs } = this.limits;
    try {
      return await runAbortable(totalMs, signal, (limited) => this.postOnce(message, limited));
    } catch (error) {
      if (signal.aborted)
        return failed('The attempt was cancelled because the service is stopping.');
      return failed(
        error instanceof DeadlineExceeded
          ? `The receiver did not respond within ${totalMs / 1000} seconds.`
          : describeRequestFailure(error),
      );
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async postOnce(
    { url, headers, body, explain }: HttpMessage,
    signal: AbortSignal,
  ): Promise<SendOutcome> {
    const { origin, pathname, search } = outgoingUrl(url);
    const request = {
      origin,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: { ...headers, 'user-agent': 'Touchstone-Notifier/1' },
      body,
      signal,
    } as const;
    const response = await this.agent.request(request);
    const excerpt = await readResponseExcerpt(response.body, this.limits);
    return outcomeOf(response, explain?.(excerpt) ?? '');
  }
}

const failed = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

const outcomeOf = (
  { statusCode, headers }: Dispatcher.ResponseData,
  explanation: string,
): SendOutcome => {
  if (statusCode >= 200 && statusCode < 300) return { delivered: true, statusCode };
  const retryAfter = retryAfterMs(headers['retry-after']);
  const redirect = statusCode >= 300 && statusCode < 400 ? '; redirects are not followed' : '';
  const error = `The receiver responded with status ${statusCode}${redirect}${explanation === '' ? '' : `: ${explanation}`}.`;
  return {
    delivered: false,
    statusCode,
    error,
    ...(retryAfter !== undefined && { retryAfterMs: retryAfter }),
  };
};
