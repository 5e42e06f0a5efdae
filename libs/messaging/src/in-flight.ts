/** Counts work in progress, so that a process can exit once it is finished. */
export class InFlight {
  private running = 0;
  private readonly resting = new Set<() => void>();

  enter(): void {
    this.running++;
  }

  leave(): void {
    this.running--;
    if (this.running === 0) this.resting.forEach((rested) => rested());
  }

  get idle(): boolean {
    return this.running === 0;
  }

  async track<T>(work: Promise<T>): Promise<T> {
    this.enter();
    try {
      return await work;
    } finally {
      this.leave();
    }
  }

  /** Resolves when nothing runs any more, or after `graceMs`. */
  async settled(graceMs: number): Promise<void> {
    const endsMs = performance.now() + graceMs;
    // Finished work may start other work at once.
    for (let leftMs = graceMs; this.running > 0 && leftMs > 0; leftMs = endsMs - performance.now())
      await this.rest(leftMs);
  }

  private rest(mostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const rested = () => {
        clearTimeout(timer);
        this.resting.delete(rested);
        resolve();
      };
      const timer = setTimeout(rested, mostMs);
      this.resting.add(rested);
    });
  }
}
