/**
 * Limits concurrency: `limit` tasks run at once, up to `maxWaiting` more wait in order of arrival.
 * Not p-limit, which does not bound its queue and cannot remove a waiting task on abort.
 */
export class Limiter {
  private running = 0;
  // Sets keep the order of arrival and remove an aborted task in constant time.
  private readonly yielded = new Set<() => void>();
  private readonly waiting = new Set<() => void>();

  constructor(
    private limit: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /**
   * @throws the refusal when the queue is full; the signal's reason when it fires before the work's
   * turn.
   */
  async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (this.running >= this.limit && this.waiting.size >= this.maxWaiting) throw this.refusal();
    await this.turn(signal, this.waiting);
    try {
      return await work();
    } finally {
      this.running--;
      this.admit();
    }
  }

  /**
   * Gives the slot of running work back and resolves when it has one again, before all work that
   * has not started: at once, unless the limit was lowered.
   * @param meanwhile is awaited before, without a slot
   */
  async yield(signal: AbortSignal, meanwhile?: () => Promise<void>): Promise<void> {
    this.running--;
    try {
      if (meanwhile) {
        this.admit();
        await meanwhile();
      }
      await this.turn(signal, this.yielded);
    } catch (failure) {
      this.running++; // `run` gives the slot back
      throw failure;
    }
  }

  /** Changes the limit; work that runs already is not stopped by a lower one. */
  setLimit(limit: number): void {
    this.limit = limit;
    this.admit();
  }

  private turn(signal: AbortSignal, line: Set<() => void>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        line.delete(enter);
        reject(signal.reason as Error);
      };
      line.add(enter);
      signal.addEventListener('abort', giveUp, { once: true });
      this.admit();
    });
  }

  private admit(): void {
    for (const line of [this.yielded, this.waiting])
      for (const enter of line) {
        if (this.running >= this.limit) return;
        line.delete(enter);
        this.running++;
        enter();
      }
  }
}
