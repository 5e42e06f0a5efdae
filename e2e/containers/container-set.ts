import { eventually } from '@touchstone/testing';
import { logOf, podman } from './podman';

/** A container that runs until it is stopped. */
export interface Container {
  /** Its name in podman. */
  name: string;
  /** One of ours, not a broker or a database. */
  isApp: boolean;
  graceSeconds: number;
  /** @throws Error unless the container works, by the check that its manifest or its image states */
  checkHealth(): Promise<unknown>;
}

export interface Settings {
  key: string;
  judgeUrl: string;
  /** Free port of this machine for the gateway. */
  port: number;
}

/** A Touchstone of containers. */
export interface ContainerSet {
  containers: readonly Container[];
  /** Creates and starts the containers; they may need a while longer. */
  start(settings: Settings): Promise<void>;
  /** Removes containers, volumes and networks, also those of an earlier run. */
  remove(): Promise<void>;
}

export const SECRET_KEY = 'a-secret-that-only-tests-use';

/** Network of the suites but that of the compose file, which makes its own. */
export const NETWORK = 'touchstone-test';

export const makeNetwork = (): Promise<string> => podman('network', 'create', NETWORK);
export const removeNetwork = (): Promise<string> => podman('network', 'rm', '--force', NETWORK);

/** Waits until containers report that they work. @throws Error with the log of one that does not */
export const untilHealthy = async (
  containers: readonly Container[],
  withinMs: number,
): Promise<void> => {
  const end = Date.now() + withinMs;
  for (const { name, checkHealth } of containers)
    await eventually(checkHealth, end - Date.now()).catch(async (cause: unknown) => {
      const log = await logOf(name);
      throw new Error(`${name} is not healthy: ${String(cause)}\n${log}`, { cause });
    });
};
