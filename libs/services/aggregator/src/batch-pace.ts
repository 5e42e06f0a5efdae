import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock, Limiter, Unavailable } from '@touchstone/kernel';

/** Lines of batches that compute at once: alone as many as are delivered. */
const ALONE = 64;
const BESIDE_LIVE = 1;
/** Beside live work, a rest follows each line that is so many times as long. */
const REST = 2;
/** A line that takes longer waits for others, and does not compute. */
const LONGEST_REST_MS = 100;
/** Live work counts as present for this long after it was seen. */
const LIVE_MEMORY_MS = 5_000;
const NEVER = new AbortController().signal;

/**
 * Slows the lines of batches down while there is live work: both share the processors, those of the broker
 * and the database among them, whatever the order of their queues.
 */
@Injectable()
export class BatchPace {
  private readonly limiter = new Limiter(ALONE, Infinity, () => new Unavailable('No room.'));
  private lastLiveMs = -Infinity;

  constructor(private readonly clock: Clock) {}

  noteLive(): void {
    this.lastLiveMs = this.clock.monotonicMs();
    this.adapt();
  }

  /** Runs a line when it is its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.adapt();
    try {
      return await this.limiter.run(() => this.resting(work), NEVER);
    } finally {
      this.adapt();
    }
  }

  private async resting<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = this.clock.monotonicMs();
    const result = await work();
    const restMs = (this.clock.monotonicMs() - startedMs) * REST;
    if (this.isBesideLive) await pause(Math.min(restMs, LONGEST_REST_MS));
    return result;
  }

  private adapt(): void {
    this.limiter.setLimit(this.isBesideLive ? BESIDE_LIVE : ALONE);
  }

  private get isBesideLive(): boolean {
    return this.clock.monotonicMs() - this.lastLiveMs < LIVE_MEMORY_MS;
  }
}
