import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { eventually } from '../eventually';

const execute = promisify(execFile);

export interface RunOptions {
  env?: Record<string, string>;
  uid?: number;
  gid?: number;
  cwd?: string;
  timeoutMs?: number;
}

/**
 * Runs a program and waits for its exit.
 * @returns its standard output
 * @throws Error with its output
 */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { env, timeoutMs = 120_000, ...options }: RunOptions = {},
): Promise<string> => {
  const { stdout } = await execute(program, args, {
    ...options,
    env: { ...process.env, ...env },
    timeout: timeoutMs,
    maxBuffer: 2 ** 26,
  });
  return stdout;
};

/** Runs a program of a server on this machine, found on the path. */
export const runBeside = (program: string, args: readonly string[]): Promise<string> =>
  runProgram(program, args);

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const KEPT_OUTPUT = 4_000;

/**
 * Starts a server and waits until `probe` no longer throws. The server exits with this process,
 * even if it was not stopped.
 * @throws Error with the end of its output if it exits before
 */
export const startProgram = async (
  program: string,
  args: readonly string[],
  options: RunOptions,
  probe: () => Promise<void>,
): Promise<ChildProcess> => {
  const child = spawn(program, args, {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', kill);
      reject(new Error(`${program} ended with ${code}: ${output}`));
    });
  });
  await Promise.race([eventually(probe, 60_000), ended]);
  ended.catch(() => undefined);
  return child;
};

/** Ends a started program; kills it if it does not exit within a while. */
export const endProgram = async (
  child: ChildProcess,
  ask: () => unknown = () => child.kill(),
): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await Promise.all([ended, ask()]);
  clearTimeout(impatience);
};
