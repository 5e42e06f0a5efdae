/** The time, so that tests can hold it still. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract nowMs(): number;
  /** Milliseconds that never run backwards; only differences mean something. */
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
