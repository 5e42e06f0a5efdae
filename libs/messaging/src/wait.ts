import type { WorkQueue } from '@touchstone/contracts';

/** Waits for several queues, each for its own time: ends when each has replied or timed out. */
export class Wait {
  /** The time at which each missing reply is given up, by queue. */
  private readonly missing = new Map<string, number>();
  private endsMs = NaN;
  private timer: NodeJS.Timeout | undefined;

  /** @param waitMs returns the time to wait for this queue */
  constructor(
    queues: readonly WorkQueue[],
    waitMs: (queue: WorkQueue) => number,
    private readonly over: () => void,
  ) {
    const nowMs = performance.now();
    for (const queue of queues) this.missing.set(queue.name, nowMs + waitMs(queue));
    this.arm();
  }

  came(name: string): void {
    this.missing.delete(name);
    if (this.missing.size === 0) this.over();
    else this.arm();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private arm(): void {
    let endsMs = -Infinity;
    for (const ownEndMs of this.missing.values()) endsMs = Math.max(endsMs, ownEndMs);
    if (endsMs === this.endsMs) return;
    this.endsMs = endsMs;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.over, endsMs - performance.now());
  }
}
