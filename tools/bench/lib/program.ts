import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A running helper process. */
export interface Program {
  pid: number;
  /** Message that the process sent when it was ready. */
  greeting: unknown;
  stop(): Promise<void>;
}

/** Starts `programs/<name>.js` of the built tree and waits until it reports that it is ready. */
export const startProgram = async (name: string, ...args: string[]): Promise<Program> => {
  const child = fork(join(__dirname, '../programs', `${name}.js`), args);
  const [greeting] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${name} ended before it was ready.`))),
  ])) as unknown[];
  return {
    pid: Number(child.pid),
    greeting,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
};

/**
 * Reports from within a program that it is ready; from then on the program exits with its parent.
 */
export const greet = (greeting: unknown = 'ready'): void => {
  process.once('disconnect', () => process.exit());
  process.send?.(greeting);
};
