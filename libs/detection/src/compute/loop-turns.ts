import { FairQueue } from './fair-queue';

/**
 * Computing time in one iteration of the event loop; a task that has started is not interrupted.
 */
const SHARE_MS = 2;

/**
 * Spreads synchronous work over iterations of the event loop, so that sockets and timers are served
 * in between: libuv accepts one connection per iteration, so long iterations would starve new
 * callers. Workspaces take turns.
 */
export class LoopTurns {
  private readonly waiting = new FairQueue<() => void>();
  private usedMs = 0;
  private scheduled = false;

  /** Runs the work at once if this iteration has time left, otherwise in a later one. */
  run<T>(workspace: string, work: () => T): Promise<T> {
    return new Promise((resolve) => {
      const settle = () => resolve(attempt(work));
      if (this.waiting.size === 0 && this.usedMs < SHARE_MS) this.timed(settle);
      else this.waiting.push(workspace, settle);
      this.schedule();
    });
  }

  private timed(work: () => void): void {
    const startedMs = performance.now();
    work();
    this.usedMs += performance.now() - startedMs;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.nextIteration());
  }

  private nextIteration(): void {
    this.scheduled = false;
    this.usedMs = 0;
    while (this.usedMs < SHARE_MS) {
      const next = this.waiting.take();
      if (!next) return;
      this.timed(next);
    }
    this.schedule();
  }
}

/** Runs the work at once and turns an exception into a rejection. */
const attempt = async <T>(work: () => T): Promise<T> => work();
