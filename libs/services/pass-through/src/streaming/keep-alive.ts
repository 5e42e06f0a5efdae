import { setTimeout as delay } from 'node:timers/promises';

const COMMENT = ': judging\n\n';

/**
 * Resolves with the value, or with `undefined` if it takes longer.
 * @throws the error of `work`, if in time
 */
export const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> => {
  const timer = new AbortController();
  try {
    return await Promise.race([
      work,
      delay(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined),
    ]);
  } finally {
    timer.abort();
  }
};

/** Keeps a stream alive with comments, which clients skip, until the result is available. */
export const withKeepAlive = async function* <T>(
  work: Promise<T>,
  everyMs: number,
  write: (result: T) => AsyncIterable<Buffer | string>,
): AsyncGenerator<Buffer | string> {
  yield COMMENT;
  for (let result = await within(work, everyMs); ; result = await within(work, everyMs)) {
    if (result !== undefined) return yield* write(result);
    yield COMMENT;
  }
};
