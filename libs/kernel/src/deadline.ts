import { DeadlineExceeded } from './app-error';

/**
 * A moment on this process's monotonic clock. Crosses processes only as the milliseconds that
 * remain.
 */
export class Deadline {
  private constructor(private readonly atMs: number) {}

  static in(milliseconds: number): Deadline {
    return new Deadline(performance.now() + milliseconds);
  }

  get remainingMs(): number {
    return Math.max(0, this.atMs - performance.now());
  }

  get passed(): boolean {
    return performance.now() >= this.atMs;
  }

  /** @throws DeadlineExceeded once the moment has passed. Called between units of work. */
  check(): void {
    if (this.passed) throw new DeadlineExceeded('The time for this work ran out.');
  }
}
