import { FairQueue } from './fair-queue';

interface Limits {
  /** Number of tasks that run at once. */
  running: number;
  /** Number of tasks that may wait, in total and of one workspace. */
  waiting: number;
  waitingEach: number;
}

/** Limits concurrent tasks; waiting tasks are admitted in turns by workspace. */
export class FairLimiter {
  private readonly waiting = new FairQueue<() => void>();
  private running = 0;

  constructor(
    private readonly limits: Limits,
    private readonly refusal: () => Error,
  ) {}

  /**
   * @throws the refusal when the queue is full; the signal's reason when it aborts before the work
   * starts.
   */
  async run<T>(workspace: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await this.turn(workspace, signal);
    try {
      return await work();
    } finally {
      this.running--;
      this.admit();
    }
  }

  private turn(workspace: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!this.mayWait(workspace)) throw this.refusal();
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.waiting.remove(workspace, enter);
        reject(signal.reason as Error);
      };
      this.waiting.push(workspace, enter);
      signal.addEventListener('abort', giveUp, { once: true });
      this.admit();
    });
  }

  private mayWait(workspace: string): boolean {
    const { running, waiting, waitingEach } = this.limits;
    return (
      this.running < running ||
      (this.waiting.size < waiting && this.waiting.sizeOf(workspace) < waitingEach)
    );
  }

  private admit(): void {
    while (this.running < this.limits.running) {
      const next = this.waiting.take();
      if (!next) return;
      this.running++;
      next();
    }
  }
}
