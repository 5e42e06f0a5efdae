import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects what starting left behind, which is as much as the service keeps. By itself the engine would do so only after
 * half a minute of idleness. Takes some 30 ms. Node offers the collector through a flag alone, so it is set for a moment.
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  collect();
};
