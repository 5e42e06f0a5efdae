import { RateExceeded } from './errors';

interface Bucket {
  tokens: number;
  atMs: number;
}

const MOST_BUCKETS = 10_000;

export interface Rate {
  /** Tokens per second; 0: no limit except the one given with a name. */
  perSecond: number;
  /** Capacity of a bucket in seconds of its rate; 1 by default. */
  burstSeconds?: number;
  /** Builds the message of a refusal. */
  sentence: (perSecond: number) => string;
}

/**
 * Token buckets by name. Stores two numbers for each name and no timers: @nestjs/throttler keeps a
 * timer for every request and runs after the body is read.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly burstSeconds: number;

  /** `nowMs` must never run backwards. */
  constructor(
    private readonly rate: Rate,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.perSecond = rate.perSecond === 0 ? Infinity : rate.perSecond;
    this.burstSeconds = rate.burstSeconds ?? 1;
  }

  /**
   * Takes a token.
   * @param ownPerSecond applies if it is lower
   * @throws RateExceeded if there is none
   */
  take(name: string, ownPerSecond = Infinity): void {
    const perSecond = Math.min(ownPerSecond, this.perSecond);
    if (perSecond === Infinity) return;
    const bucket = this.filled(name, perSecond);
    if (bucket.tokens < 1) throw this.refusal(bucket, perSecond);
    bucket.tokens -= 1;
  }

  /** Returns the error that `take` would throw now; takes no token. */
  refusalFor(name: string): RateExceeded | undefined {
    if (!this.buckets.has(name)) return undefined;
    const bucket = this.filled(name, this.perSecond);
    return bucket.tokens < 1 ? this.refusal(bucket, this.perSecond) : undefined;
  }

  private refusal({ tokens }: Bucket, perSecond: number): RateExceeded {
    return new RateExceeded(
      this.rate.sentence(perSecond),
      Math.max(1, Math.ceil((1 - tokens) / perSecond)),
    );
  }

  private filled(name: string, perSecond: number): Bucket {
    const nowMs = this.nowMs();
    const bucket = this.buckets.get(name);
    if (bucket === undefined) return this.added(name, perSecond, nowMs);
    bucket.tokens = Math.min(
      perSecond * this.burstSeconds,
      bucket.tokens + ((nowMs - bucket.atMs) * perSecond) / 1_000,
    );
    bucket.atMs = nowMs;
    return bucket;
  }

  private added(name: string, perSecond: number, nowMs: number): Bucket {
    if (this.buckets.size >= MOST_BUCKETS) this.makeRoom(nowMs);
    const bucket = { tokens: perSecond * this.burstSeconds, atMs: nowMs };
    this.buckets.set(name, bucket);
    return bucket;
  }

  /**
   * Drops full buckets, which equal new ones. If none is full, drops the older half, so that this
   * runs rarely.
   */
  private makeRoom(nowMs: number): void {
    for (const [name, { atMs }] of this.buckets)
      if (nowMs - atMs >= this.burstSeconds * 1_000) this.buckets.delete(name);
    if (this.buckets.size < MOST_BUCKETS) return;
    for (const name of [...this.buckets.keys()].slice(0, MOST_BUCKETS / 2))
      this.buckets.delete(name);
  }
}
