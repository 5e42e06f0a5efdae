import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '@touchstone/kernel';

const RETRY_MS = 500;

/** Repeats `work` while it throws `Unavailable`. @throws any other error of `work` */
export const retryWhileUnavailable = async (
  work: () => Promise<void>,
  givenUp: () => boolean,
): Promise<void> => {
  while (!givenUp()) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      await wait(RETRY_MS);
    }
  }
};
