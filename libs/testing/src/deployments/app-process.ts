import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '../eventually';

const ROOT = join(__dirname, '../../../..').replace(/\/dist$/, '');

/** One running app of the built tree. */
export interface AppProcess {
  name: string;
  /** Address of the app, without a trailing slash. */
  address: string;
  child: ChildProcess;
  /** Standard output and standard error so far. */
  output(): string;
  /**
   * Sends a signal and waits for the exit; resolves with the exit code, `null` if a signal ended
   * the process.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const KEPT_OUTPUT = 200_000;

/**
 * Starts `dist/apps/<path>` of a built checkout (this one by default) on a free port and waits
 * until it is ready.
 * @throws Error with its output if it exits before.
 */
export const startApp = async (
  path: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<AppProcess> => {
  const child = spawn(process.execPath, [join(root, 'dist/apps', path, 'src/main.js')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TOUCHSTONE_LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const address = await listeningAddress(child).catch((error: Error) => {
    throw new Error(`${path} did not start: ${error.message}\n${output}`);
  });
  await eventually(async () => (await fetch(`${address}/health/ready`)).ok).catch(
    (error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    },
  );
  return {
    name: path,
    address,
    child,
    output: () => output,
    stop: (signal) => stop(child, signal),
  };
};

const listeningAddress = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    // Not `exit`: the last output would be missing.
    child.once('close', (code) => reject(new Error(`exit code ${code}`)));
    if (!child.stdout) return reject(new Error('no output'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listens on (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1').replace(/\/$/, ''));
    });
  });

const stop = async (
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
};
