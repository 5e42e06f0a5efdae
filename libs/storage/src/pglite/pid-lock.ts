import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory is in use by another process. */
export class DirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `${directory} is in use by process ${pid}: two processes on one embedded database would destroy it.`,
    );
    this.name = 'DirectoryInUse';
  }
}

/**
 * Lock files that this process wrote: in a container, a process may get the PID of its predecessor.
 */
const held = new Set<string>();

/**
 * Locks a directory for this process; takes over the lock of a process that has exited.
 * @returns a function that releases the lock
 * @throws DirectoryInUse
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'touchstone.pid');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerOf(file);
      if (owner !== undefined && (owner === process.pid ? held.has(file) : isAlive(owner)))
        throw new DirectoryInUse(directory, owner);
      rmSync(file, { force: true });
    }
  }
};

const ownerOf = (file: string): number | undefined => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined; // released meanwhile
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
