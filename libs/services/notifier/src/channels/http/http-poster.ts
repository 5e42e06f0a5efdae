import type { Agent, Dispatcher } from 'undici';
import { DeadlineExceeded, retryAfterMs } from '@touchstone/kernel';
import { type OutgoingGuard, outgoingUrl } from '@touchstone/outgoing';
import type { SendOutcome } from '../channel';
import { within } from '../within';
import { answerOpening, type ReadingLimits } from './answer-opening';
import { failureText } from './failure-text';

export interface HttpLimits extends ReadingLimits {
  /** Milliseconds for one try, waiting for a connection and reading the answer included. */
  totalMs: number;
  /** To one origin: as many as there are tries at once, for a receiver that hangs must not hold up its neighbours on the same host. */
  connections: number;
  /** Milliseconds that a connection waits for its next use. */
  keepAliveMs: number;
  /** Bytes of an answer's headers. */
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
  /** What the beginning of a failure's body says, for the log; nothing when left out. */
  wordsOf?: (opening: string) => string;
}

/** Posts to addresses that workspaces chose, and tells what came of it. Redirects are not followed and proxies of the environment not used. */
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
      return await within(totalMs, signal, (limited) => this.tryOnce(message, limited));
    } catch (error) {
      if (signal.aborted) return failed('This try was given up: the service is stopping.');
      return failed(
        error instanceof DeadlineExceeded
          ? `The receiver did not answer within ${totalMs / 1000} seconds.`
          : failureText(error),
      );
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async tryOnce(
    { url, headers, body, wordsOf }: HttpMessage,
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
    const answer = await this.agent.request(request);
    const opening = await answerOpening(answer.body, this.limits);
    return outcomeOf(answer, wordsOf?.(opening) ?? '');
  }
}

const failed = (error: string): SendOutcome => ({ delivered: false, statusCode: null, error });

const outcomeOf = (
  { statusCode, headers }: Dispatcher.ResponseData,
  words: string,
): SendOutcome => {
  if (statusCode >= 200 && statusCode < 300) return { delivered: true, statusCode };
  const pauseMs = retryAfterMs(headers['retry-after']);
  const redirect = statusCode >= 300 && statusCode < 400 ? '; redirects are not followed' : '';
  const error = `The receiver answered with status ${statusCode}${redirect}${words === '' ? '' : `: ${words}`}.`;
  return {
    delivered: false,
    statusCode,
    error,
    ...(pauseMs !== undefined && { retryAfterMs: pauseMs }),
  };
};
