import { familyBudgetMs } from './budget';
import type { Part } from './plan';

/** Says when there is nothing more to wait for: a part that is missing has its own mode's time, not that of the slowest beside it. */
export class Patience {
  private readonly over = new AbortController();
  private readonly waiting: Set<Part>;
  private readonly timers: NodeJS.Timeout[];

  constructor(parts: readonly Part[], remainingMs: number) {
    this.waiting = new Set(parts);
    this.timers = parts.map((part) => setTimeout(() => this.done(part), familyBudgetMs(part.mode, remainingMs)));
  }

  /** Fires once every part has answered or had its time. */
  get signal(): AbortSignal {
    return this.over.signal;
  }

  done(part: Part): void {
    this.waiting.delete(part);
    if (this.waiting.size === 0) this.over.abort();
  }

  end(): void {
    this.timers.forEach(clearTimeout);
  }
}
