import { AppError } from './app-error';

const LONGEST_SECONDS = 60;

/** Converts a wait to the whole seconds of a `Retry-After` header, 1 to 60. */
const retryAfterSeconds = (waitMs: number): number =>
  Math.min(LONGEST_SECONDS, Math.max(1, Math.ceil(waitMs / 1_000)));

/**
 * A service has as much work as it can finish in time. `details.retry_after` is the time until it
 * has capacity again, in seconds.
 */
export class AtCapacity extends AppError {
  static readonly CODE = 'at_capacity';
  readonly kind = 'unavailable';
  readonly code = AtCapacity.CODE;

  /**
   * @param what a clause without a full stop: "The topic detectors are at capacity"
   * @param waitMs estimated time until there is capacity
   */
  constructor(what: string, waitMs: number, details: Record<string, unknown> = {}) {
    const seconds = retryAfterSeconds(waitMs);
    super(`${what}; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
      ...details,
      retry_after: seconds,
    });
  }

  /** Returns true for an error of this kind, raised here or in another process. */
  static is(error: unknown): error is AppError {
    return error instanceof AppError && error.code === AtCapacity.CODE;
  }
}
