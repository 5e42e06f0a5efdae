import { setMaxListeners } from 'node:events';
import { withTimeLimit } from '@touchstone/kernel';

/**
 * Runs one try. When its time is over or the caller's signal fires, nobody waits for it any longer, whether it listens to its signal or not.
 * @throws DeadlineExceeded, the caller's reason
 */
export const within = <T>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withTimeLimit(milliseconds, async (limit) => {
    caller.throwIfAborted();
    const either = new AbortController();
    const givenUp = new Promise<never>((_resolve, reject) =>
      either.signal.addEventListener('abort', () => reject(either.signal.reason as Error)),
    );
    const giveUp = ({ target }: Event): void => either.abort((target as AbortSignal).reason);
    limit.addEventListener('abort', giveUp);
    // One signal may end any number of tries, and live as long as the process.
    setMaxListeners(0, caller);
    caller.addEventListener('abort', giveUp);
    try {
      return await Promise.race([work(either.signal), givenUp]);
    } finally {
      caller.removeEventListener('abort', giveUp);
    }
  });
