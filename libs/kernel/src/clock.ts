/** Source of the time, replaceable in tests. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract nowMs(): number;
  /** Milliseconds that never decrease; only differences are meaningful. */
  abstract monotonicMs(): number;
}

export class SystemClock extends Clock {
  nowMs(): number {
    return Date.now();
  }

  monotonicMs(): number {
    return performance.now();
  }
}
