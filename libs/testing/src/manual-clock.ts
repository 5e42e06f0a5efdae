import { Clock } from '@touchstone/kernel';

/** Time that moves only when told to. */
export class ManualClock extends Clock {
  constructor(private timeMs = 0) {
    super();
  }

  advance(milliseconds: number): void {
    this.timeMs += milliseconds;
  }

  nowMs(): number {
    return this.timeMs;
  }

  monotonicMs(): number {
    return this.timeMs;
  }
}
