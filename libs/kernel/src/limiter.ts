/** Background work starts after all other work that waits. */
export type Priority = 'normal' | 'background';

const PRIORITIES: readonly Priority[] = ['normal', 'background'];
/** Background work never takes all slots, so that other work seldom waits for it. */
const BACKGROUND_SHARE = 0.75;

/** Work that waits; sets keep the order of arrival and remove an aborted task in constant time. */
interface Lines {
  /** Gave its slot back for a while. */
  yielded: Set<() => void>;
  /** Has not started. */
  waiting: Set<() => void>;
}
const emptyLines = (): Lines => ({ yielded: new Set(), waiting: new Set() });

/**
 * Limits concurrency: `limit` tasks run at once, up to `maxWaiting` more wait in order of arrival.
 * The number of background tasks that wait is left to their source. Not p-limit, which does not
 * bound its queue and cannot remove a waiting task on abort.
 */
export class Limiter {
  private readonly running: Record<Priority, number> = { normal: 0, background: 0 };
  private readonly lines: Record<Priority, Lines> = {
    normal: emptyLines(),
    background: emptyLines(),
  };

  constructor(
    private limit: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  /**
   * @throws the refusal when the queue is full; the signal's reason when it fires before the work's
   * turn.
   */
  async run<T>(
    work: () => Promise<T>,
    signal: AbortSignal,
    priority: Priority = 'normal',
  ): Promise<T> {
    const { waiting } = this.lines[priority];
    const isFull = priority === 'normal' && waiting.size >= this.maxWaiting;
    if (isFull && !this.hasSlot(priority)) throw this.refusal();
    await this.turn(signal, priority, waiting);
    try {
      return await work();
    } finally {
      this.running[priority]--;
      this.admit();
    }
  }

  /**
   * Gives the slot of running work back and resolves when it has one again, before all work of its
   * priority that has not started: at once, unless the limit was lowered.
   * @param meanwhile is awaited before, without a slot
   */
  async yield(
    signal: AbortSignal,
    priority: Priority = 'normal',
    meanwhile?: () => Promise<void>,
  ): Promise<void> {
    this.running[priority]--;
    try {
      if (meanwhile) {
        this.admit();
        await meanwhile();
      }
      await this.turn(signal, priority, this.lines[priority].yielded);
    } catch (failure) {
      this.running[priority]++; // `run` gives the slot back
      throw failure;
    }
  }

  /** Changes the limit; work that runs already is not stopped by a lower one. */
  setLimit(limit: number): void {
    this.limit = limit;
    this.admit();
  }

  private turn(signal: AbortSignal, priority: Priority, line: Set<() => void>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        this.running[priority]++;
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
    for (const priority of PRIORITIES)
      for (const line of [this.lines[priority].yielded, this.lines[priority].waiting])
        for (const enter of line) {
          if (!this.hasSlot(priority)) break;
          line.delete(enter);
          enter();
        }
  }

  private hasSlot(priority: Priority): boolean {
    const { normal, background } = this.running;
    if (normal + background >= this.limit) return false;
    return (
      priority === 'normal' || background < Math.max(1, Math.floor(this.limit * BACKGROUND_SHARE))
    );
  }
}
