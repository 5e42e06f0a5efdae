import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

const ENVIRONMENT = {
  CONTAINERS_CONF: join(__dirname, 'containers.conf'),
  // Its timers need systemd; the suites check the health themselves.
  DISABLE_HC_SYSTEMD: 'true',
};
const MINUTES_30 = 1_800_000;

/**
 * Runs a program with the settings for podman. @returns its standard output
 * @throws Error with the end of its output
 */
export const run = async (program: string, args: readonly string[]): Promise<string> => {
  const env = { ...process.env, ...ENVIRONMENT };
  try {
    const options = { env, timeout: MINUTES_30, maxBuffer: 2 ** 28 };
    return (await execute(program, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const command = `${program} ${args.slice(0, 3).join(' ')}`;
    throw new Error(`${command} failed:\n${`${stdout}${stderr}`.slice(-2_000)}`);
  }
};

export const podman = (...args: string[]): Promise<string> => run('podman', args);

/** Returns a field of a container's state: `Pid`, `Status`, `ExitCode`. */
export const stateOf = (container: string, field: string): Promise<string> =>
  podman('container', 'inspect', '--format', `{{.State.${field}}}`, container);

/** Returns the id of a container's first process on this machine, 0 if none runs. */
export const pidOf = async (container: string): Promise<number> =>
  Number(await stateOf(container, 'Pid'));

/** Kills the first process of a container, as the kernel does when memory runs out; its restart policy applies. */
export const kill = async (container: string): Promise<void> => {
  process.kill(await pidOf(container), 'SIGKILL');
};

/**
 * Stops a container by its image's signal, SIGTERM as a rule, and kills it after the grace period.
 * @returns its exit code, 137 if it was killed
 */
export const stop = async (container: string, graceSeconds: number): Promise<number> => {
  await podman('stop', '--time', String(graceSeconds), container);
  return Number(await stateOf(container, 'ExitCode'));
};

/** Returns the end of a container's log, for the message of a failure. */
export const logOf = (container: string): Promise<string> =>
  podman('logs', '--tail', '20', container).catch(String);
