import { DeadlineExceeded } from './app-error';

/** Longer timers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs work with a signal that fires after so many milliseconds, its reason a `DeadlineExceeded`. Work that ignores the signal goes on. */
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
