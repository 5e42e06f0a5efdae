import type { Clock } from '@touchstone/kernel';

/**
 * Outcome of an attempt: a usable answer; an unusable one; a failure of the endpoint; or no
 * evidence about the endpoint (it refused this one request, or the caller had little time).
 */
export type Outcome = 'answered' | 'malformed' | 'failed' | 'unknown';

export interface Attempt {
  readonly probe: boolean;
}

export interface CircuitLimits {
  /** Consecutive failures of the endpoint that open the circuit. */
  failures: number;
  /**
   * Minimum time between the first and the last of these failures: concurrent calls that one
   * interruption ends are no outage.
   */
  spanMs: number;
  /**
   * Consecutive unusable answers that open the circuit: many more than failures, since hostile
   * content can provoke them.
   */
  malformed: number;
  /** Pause after the circuit opened; then a single probe decides. */
  cooldownMs: number;
}

export const CIRCUIT_LIMITS: CircuitLimits = {
  failures: 5,
  spanMs: 500,
  malformed: 50,
  cooldownMs: 5_000,
};

/** Stops calls to a failing endpoint, so that callers fail at once instead of waiting for it. */
export class CircuitBreaker {
  private failures = 0;
  private firstFailureMs = 0;
  private malformed = 0;
  private openedAtMs: number | undefined;
  private probing = false;

  /** @param refusal creates the error of calls that are stopped */
  constructor(
    private readonly clock: Clock,
    private readonly refusal: () => Error,
    private readonly limits: CircuitLimits = CIRCUIT_LIMITS,
  ) {}

  get allows(): boolean {
    return (
      this.openedAtMs === undefined ||
      (!this.probing && this.clock.monotonicMs() - this.openedAtMs >= this.limits.cooldownMs)
    );
  }

  /** @throws the refusal while the circuit is open */
  check(): void {
    if (!this.allows) throw this.refusal();
  }

  /** Must be followed by `leave`. @throws the refusal while the circuit is open */
  enter(): Attempt {
    this.check();
    const probe = this.openedAtMs !== undefined;
    this.probing ||= probe;
    return { probe };
  }

  leave({ probe }: Attempt, outcome: Outcome): void {
    if (probe) this.probing = false;
    if (outcome === 'unknown') return;
    const nowMs = this.clock.monotonicMs();
    this.count(outcome, nowMs);
    if (!this.broken(nowMs)) this.openedAtMs = undefined;
    // Attempts that were already under way when it opened do not prolong the pause.
    else if (probe || this.openedAtMs === undefined) this.openedAtMs = nowMs;
  }

  private count(outcome: Outcome, nowMs: number): void {
    if (outcome === 'failed' && this.failures === 0) this.firstFailureMs = nowMs;
    this.failures = outcome === 'failed' ? this.failures + 1 : 0;
    if (outcome === 'answered') this.malformed = 0;
    if (outcome === 'malformed') this.malformed++;
  }

  private broken(nowMs: number): boolean {
    const { failures, spanMs, malformed } = this.limits;
    return (
      (this.failures >= failures && nowMs - this.firstFailureMs >= spanMs) ||
      this.malformed >= malformed
    );
  }
}
