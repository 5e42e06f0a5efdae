import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, type Deadline, Limiter, type Priority, TypicalTime } from '@touchstone/kernel';
import { EndpointAtLimit } from './attempt-failed';
import type { EndpointKind } from './endpoint-kind';
import type { EndpointMetrics } from './endpoint-metrics';

/** A hint is honoured up to this long; then a few requests find out whether it still holds. */
const LONGEST_PAUSE_MS = 60_000;
/** An endpoint at its limit is not asked again at once, even if it says so. */
const SHORTEST_PAUSE_MS = 100;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;

interface ThrottleOptions {
  /** Requests sent at once while the endpoint takes them all. */
  concurrency: number;
  maxWaiting: number;
}

/**
 * Sends as many requests at once as the endpoint takes, at least one: a request that it refuses for
 * its limit halves the number, and each answer raises it by its reciprocal (additive increase,
 * multiplicative decrease). Refused requests are sent again, before all others of their priority.
 */
export class EndpointThrottle {
  private readonly limiter: Limiter;
  private readonly typical = new TypicalTime();
  private allowed: number;
  private loweredAtMs = -Infinity;
  private resumesAtMs = -Infinity;

  constructor(
    private readonly kind: EndpointKind,
    private readonly options: ThrottleOptions,
    private readonly metrics: EndpointMetrics,
    private readonly clock: Clock,
  ) {
    this.allowed = options.concurrency;
    this.limiter = new Limiter(
      options.concurrency,
      options.maxWaiting,
      () => new kind.Failure(`Too many requests are waiting for the ${kind.name}.`),
    );
    metrics.concurrency?.(this.allowed);
  }

  /**
   * Runs an attempt, again after each `EndpointAtLimit`, until there is no time for another one.
   * @throws the failure of this kind of endpoint then; what the attempt throws; the signal's reason
   */
  async run<T>(
    attempt: () => Promise<T>,
    deadline: Deadline,
    signal: AbortSignal,
    priority: Priority,
  ): Promise<T> {
    const halfMs = deadline.remainingMs / 2;
    const work = async (): Promise<T> => {
      for (let refusals = 0; ; refusals++) {
        await this.wait(this.resumesAtMs - this.clock.monotonicMs(), deadline, signal);
        // Asking in vain would take a slot from a request that still has time.
        if (deadline.remainingMs < halfMs && !this.typical.fits(deadline.remainingMs))
          throw this.atLimit();
        try {
          return await this.timed(attempt);
        } catch (failure) {
          if (!(failure instanceof EndpointAtLimit)) throw failure;
          const backoff = () => this.wait(backoffMs(refusals), deadline, signal);
          const meanwhile = failure.hintMs === undefined ? backoff : undefined;
          await this.limiter.yield(signal, priority, meanwhile);
        }
      }
    };
    try {
      return await this.limiter.run(work, signal, priority);
    } catch (failure) {
      if (signal.aborted && this.isSlowed) throw this.atLimit();
      throw failure;
    }
  }

  private get isSlowed(): boolean {
    return this.allowed < this.options.concurrency;
  }

  private atLimit(): Error {
    return new this.kind.Failure(
      `The ${this.kind.name} was at its limit of requests until too little time was left for an answer.`,
    );
  }

  /** @throws the failure of this kind of endpoint if no time would be left afterwards */
  private async wait(waitMs: number, deadline: Deadline, signal: AbortSignal): Promise<void> {
    if (waitMs >= deadline.remainingMs) throw this.atLimit();
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
  }

  private async timed<T>(attempt: () => Promise<T>): Promise<T> {
    const startedMs = this.clock.monotonicMs();
    try {
      const result = await attempt();
      this.typical.add(this.clock.monotonicMs() - startedMs);
      this.allow(this.allowed + 1 / this.allowed);
      return result;
    } catch (failure) {
      if (failure instanceof EndpointAtLimit) this.slowDown(failure, startedMs);
      throw failure;
    }
  }

  private slowDown({ hintMs }: EndpointAtLimit, startedMs: number): void {
    this.metrics.throttled?.();
    const nowMs = this.clock.monotonicMs();
    if (hintMs !== undefined) {
      const pauseMs = Math.min(Math.max(hintMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
      this.resumesAtMs = Math.max(this.resumesAtMs, nowMs + pauseMs);
    }
    // Requests that were sent together are refused together: that is one sign, not many.
    if (startedMs < this.loweredAtMs) return;
    this.loweredAtMs = nowMs;
    this.allow(this.allowed / 2);
  }

  private allow(requests: number): void {
    this.allowed = Math.min(this.options.concurrency, Math.max(1, requests));
    const whole = Math.floor(this.allowed);
    this.limiter.setLimit(whole);
    this.metrics.concurrency?.(whole);
  }
}

const backoffMs = (refusals: number): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** refusals);
