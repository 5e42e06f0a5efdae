import { setTimeout as pause } from 'node:timers/promises';
import {
  type Clock,
  type Deadline,
  DeadlineExceeded,
  inSpan,
  type Priority,
  type Span,
  type SpanAttributes,
  withTimeLimit,
} from '@touchstone/kernel';
import { AttemptFailed } from './attempt-failed';
import { CircuitBreaker, type Outcome } from './circuit-breaker';
import type { EndpointKind } from './endpoint-kind';
import type { EndpointMetrics, RequestOutcome } from './endpoint-metrics';
import { EndpointThrottle } from './endpoint-throttle';
import { JsonEndpoint } from './json-endpoint';

/**
 * Time after which an endpoint without an answer counts as failing, even if its caller would have
 * waited longer.
 */
const PATIENCE_MS = 5_000;

const OUTCOME_OF_BLAME = {
  endpoint: 'failed',
  answer: 'unusable',
  request: 'rejected',
  limit: 'throttled',
} as const satisfies Record<AttemptFailed['blame'], RequestOutcome>;

export interface EndpointClientOptions {
  url: string;
  path: string;
  apiKey?: string | undefined;
  concurrency: number;
  maxWaiting: number;
  maxAnswerBytes: number;
  /** The span of each request. */
  span: { name: string; attributes: SpanAttributes };
}

/** Sends a body and returns the text of the answer. */
export type Post = (body: object) => Promise<string>;
/** Posts once and reads the answer. The span is there if it is recorded. */
export type Exchange<T> = (post: Post, span?: Span) => Promise<T>;

/**
 * Client of an endpoint that serves a model: bounded concurrency, one retry where a retry can help,
 * back-off at the endpoint's limit of requests (which does not count as a retry), and a circuit
 * breaker.
 */
export class EndpointClient {
  private readonly endpoint: JsonEndpoint;
  private readonly throttle: EndpointThrottle;
  private readonly breaker: CircuitBreaker;

  constructor(
    private readonly kind: EndpointKind,
    private readonly options: EndpointClientOptions,
    private readonly metrics: EndpointMetrics,
    private readonly clock: Clock,
  ) {
    this.endpoint = new JsonEndpoint(kind, { ...options, connections: options.concurrency });
    this.throttle = new EndpointThrottle(kind, options, metrics, clock);
    this.breaker = new CircuitBreaker(
      clock,
      () =>
        new kind.Failure(
          `The ${kind.name} endpoint is left alone for a moment after failing several times in a row.`,
        ),
    );
  }

  /**
   * Runs an exchange, repeated for another attempt.
   * @throws the failure of this kind of endpoint; DeadlineExceeded when time runs out
   */
  async request<T>(
    exchange: Exchange<T>,
    deadline: Deadline,
    priority: Priority = 'normal',
  ): Promise<T> {
    deadline.check();
    this.breaker.check();
    return withTimeLimit(deadline.remainingMs, async (signal) => {
      try {
        const attempt = this.attempts(exchange, deadline, signal);
        return await this.throttle.run(attempt, deadline, signal, priority);
      } catch (failure) {
        const { name, Failure, Rejection = Failure } = this.kind;
        if (failure instanceof Failure) throw failure;
        if (signal.aborted) throw new DeadlineExceeded(`The ${name} did not answer in time.`);
        if (!(failure instanceof AttemptFailed)) throw failure;
        throw new (failure.blame === 'request' ? Rejection : Failure)(failure.message);
      }
    });
  }

  /** Waits for the requests in flight, each bounded by its deadline; later requests fail. */
  async close(): Promise<void> {
    await this.endpoint.close();
  }

  /** Returns an attempt that, however often it is called, retries one failure in all. */
  private attempts<T>(
    exchange: Exchange<T>,
    deadline: Deadline,
    signal: AbortSignal,
  ): () => Promise<T> {
    let retried = false;
    return async () => {
      try {
        return await this.attempt(exchange, signal);
      } catch (failure) {
        const pauseMs = failure instanceof AttemptFailed ? failure.retryAfterMs : undefined;
        if (retried || pauseMs === undefined) throw failure;
        if (pauseMs >= deadline.remainingMs || !this.breaker.allows) throw failure;
        retried = true;
        await pause(pauseMs, undefined, { signal });
        return this.attempt(exchange, signal);
      }
    };
  }

  private async attempt<T>(exchange: Exchange<T>, signal: AbortSignal): Promise<T> {
    const entered = this.breaker.enter();
    const startedMs = this.clock.monotonicMs();
    let outcome: RequestOutcome | undefined;
    try {
      const post: Post = (body) => this.endpoint.post(body, signal);
      const { name, attributes } = this.options.span;
      const result = await inSpan(name, { kind: 'client', attributes }, (span) =>
        exchange(post, span),
      );
      outcome = 'answered';
      return result;
    } catch (failure) {
      if (signal.aborted) outcome = 'timed_out';
      else if (failure instanceof AttemptFailed) outcome = OUTCOME_OF_BLAME[failure.blame];
      throw failure;
    } finally {
      const tookMs = this.clock.monotonicMs() - startedMs;
      if (outcome) this.metrics.requested(outcome, tookMs / 1000);
      this.breaker.leave(entered, evidenceOf(outcome, tookMs));
    }
  }
}

/**
 * Returns what an outcome says about the endpoint. A caller's short deadline must not count against
 * it and open the circuit for all other callers.
 */
const evidenceOf = (outcome: RequestOutcome | undefined, tookMs: number): Outcome => {
  switch (outcome) {
    case 'answered':
    case 'failed':
      return outcome;
    case 'unusable':
      return 'malformed';
    case 'timed_out':
      return tookMs >= PATIENCE_MS ? 'failed' : 'unknown';
    default:
      return 'unknown';
  }
};
