import { Clock } from '@touchstone/kernel';

/** Clock that advances only on request. */
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
