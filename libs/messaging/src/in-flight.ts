/** Counts work in progress, so that a process can leave when it is done. */
export class InFlight {
  private readonly running = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    const done = () => this.running.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing runs any more, or after `graceMs`. */
  async settled(graceMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), graceMs)));
    while (this.running.size > 0) {
      if ((await Promise.race([Promise.allSettled(this.running), timeUp])) === 'late') break;
    }
    clearTimeout(timer);
  }
}
