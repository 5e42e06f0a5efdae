/**
 * Limits concurrency: `limit` tasks run at once, up to `maxWaiting` more wait in order of arrival.
 * Not p-limit, which does not bound its queue and cannot remove a waiting task on abort.
 */
export class Limiter {
  private running = 0;
  // A Set keeps the order of arrival and removes an aborted task in constant time.
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly limit: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /**
   * @throws the refusal when the queue is full; the signal's reason when it fires before the work's
   * turn.
   */
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
    // Passed on directly, so that a new arrival cannot take the slot.
    this.waiting.delete(next);
    next();
  }
}
