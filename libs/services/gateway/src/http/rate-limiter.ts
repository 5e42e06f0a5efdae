import { RateExceeded } from './errors';

interface Bucket {
  tokens: number;
  atMs: number;
}

/** Buckets kept before idle ones are cleared away; only keys that exist get one. */
const MOST_BUCKETS = 10_000;

/**
 * A bucket of tokens for each key, filled at the allowed rate and holding one second's worth. Two numbers a key and
 * no timers: @nestjs/throttler keeps a timer for every request and runs after the body is read.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  /** `perSecond` 0: no limit but a key's own. `nowMs` must never run backwards. */
  constructor(
    private readonly perSecond: number,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /**
   * @param ownPerSecond what the key's workspace allows it; counts where it is lower
   * @throws RateExceeded when the key has used up its rate.
   */
  take(keyId: string, ownPerSecond = Infinity): void {
    const perSecond = Math.min(ownPerSecond, this.perSecond === 0 ? Infinity : this.perSecond);
    if (perSecond === Infinity) return;
    const bucket = this.filled(keyId, perSecond);
    if (bucket.tokens < 1)
      throw new RateExceeded(perSecond, Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)));
    bucket.tokens -= 1;
  }

  private filled(keyId: string, perSecond: number): Bucket {
    const nowMs = this.nowMs();
    const bucket = this.buckets.get(keyId);
    if (bucket === undefined) return this.added(keyId, perSecond, nowMs);
    bucket.tokens = Math.min(
      perSecond,
      bucket.tokens + ((nowMs - bucket.atMs) * perSecond) / 1_000,
    );
    bucket.atMs = nowMs;
    return bucket;
  }

  private added(keyId: string, perSecond: number, nowMs: number): Bucket {
    if (this.buckets.size >= MOST_BUCKETS) this.forgetIdle(nowMs);
    const bucket = { tokens: perSecond, atMs: nowMs };
    this.buckets.set(keyId, bucket);
    return bucket;
  }

  /** A bucket left alone for a second is full again, and so the same as a new one. */
  private forgetIdle(nowMs: number): void {
    for (const [keyId, { atMs }] of this.buckets)
      if (nowMs - atMs >= 1_000) this.buckets.delete(keyId);
  }
}
