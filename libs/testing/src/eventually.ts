import { setTimeout as wait } from 'node:timers/promises';

/**
 * Resolves as soon as `probe` neither throws nor returns `false`.
 * @throws the last failure once `withinMs` have passed.
 */
export const eventually = async <T>(probe: () => T | Promise<T>, withinMs = 60_000): Promise<T> => {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      const value = await probe();
      if (value !== false) return value;
      throw new Error(`Still not so after ${withinMs} ms.`);
    } catch (error) {
      if (Date.now() >= end) throw error;
      await wait(20);
    }
  }
};

/** Returns a promise and the function that fulfils it. */
export const deferred = <T = void>(): { promise: Promise<T>; resolve: (value: T) => void } => {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
};
