import { DeadlineExceeded } from './app-error';

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs work with a signal that aborts after this many milliseconds with a `DeadlineExceeded`. Work
 * that ignores the signal continues.
 */
export const withTimeLimit = async <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const expire = () => controller.abort(new DeadlineExceeded('The time for this work ran out.'));
  const timer = setTimeout(expire, Math.min(milliseconds, LONGEST_TIMER_MS));
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
};

/** Rejects with the signal's reason once it aborts, and never settles without. */
export const rejectedOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
