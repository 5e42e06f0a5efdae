/** Counts work in progress, so that a process can leave when it is done. */
export class InFlight {
  private running = 0;
  private rested: (() => void) | undefined;

  enter(): void {
    this.running++;
  }

  leave(): void {
    this.running--;
    if (this.running === 0) this.rested?.();
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
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.rested?.();
    }, graceMs);
    // What ends may begin something else at once.
    while (this.running > 0 && !late) await new Promise<void>((resolve) => (this.rested = resolve));
    clearTimeout(timer);
  }
}
