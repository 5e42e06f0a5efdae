import { setMaxListeners } from 'node:events';
import { rejectedOnAbort, withTimeLimit } from '@touchstone/kernel';

/**
 * Runs work until it ends, its time is over or the caller's signal fires, even if the work ignores
 * the signal passed to it.
 * @throws DeadlineExceeded, the caller's reason
 */
export const runAbortable = <T>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withTimeLimit(milliseconds, async (limit) => {
    caller.throwIfAborted();
    const combined = new AbortController();
    const abort = ({ target }: Event): void => combined.abort((target as AbortSignal).reason);
    limit.addEventListener('abort', abort);
    // The caller's signal may be shared by any number of attempts.
    setMaxListeners(0, caller);
    caller.addEventListener('abort', abort);
    try {
      return await Promise.race([work(combined.signal), rejectedOnAbort(combined.signal)]);
    } finally {
      caller.removeEventListener('abort', abort);
    }
  });
