/** Lets `limit` pieces of work run at once; up to `maxWaiting` more wait their turn, first come, first served. */
export class Limiter {
  private running = 0;
  // A Set keeps the order of arrival and forgets a caller who gave up in constant time.
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly limit: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /** @throws the refusal when the queue is full; the signal's reason when it fires before the work's turn. */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.enter(signal);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.running < this.limit) {
      this.running++;
      return;
    }
    if (this.waiting.size >= this.maxWaiting) throw this.refusal();
    await this.turn(signal);
  }

  private turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const admit = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.waiting.delete(admit);
        reject(signal.reason as Error);
      };
      this.waiting.add(admit);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  private leave(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.running--;
      return;
    }
    // The place goes from hand to hand, so nobody who arrives now can slip in between.
    this.waiting.delete(next);
    next();
  }
}
