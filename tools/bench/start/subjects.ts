import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, startAllInOne } from '@touchstone/testing';
import { startProgram } from '../lib/program';

/** As in the Dockerfile. */
const IMAGE = { NODE_OPTIONS: '--max-semi-space-size=4' };

/** A running subject, and the time until it was ready. */
export interface Started<T> {
  running: T;
  pid: number;
  seconds: number;
  stop(): Promise<unknown>;
}

const timed = async <T>(start: () => Promise<T>): Promise<{ running: T; seconds: number }> => {
  const startedMs = performance.now();
  const running = await start();
  return { running, seconds: (performance.now() - startedMs) / 1000 };
};

export const startOurs = async (dataDir: string): Promise<Started<Deployment>> => {
  const { running, seconds } = await timed(() =>
    startAllInOne({ ...IMAGE, TOUCHSTONE_DATA_DIR: dataDir }),
  );
  return {
    running,
    seconds,
    pid: Number(running.processes[0]?.child.pid),
    stop: () => running.close(),
  };
};

/** @param directory the files of a database; created where absent */
export const startBare = async (directory: string): Promise<Started<unknown>> => {
  const { running, seconds } = await timed(() => startProgram('bare-pglite', directory));
  return { running, seconds, pid: running.pid, stop: () => running.stop() };
};

/** Returns the folder of the embedded database's files. */
export const filesIn = (dataDir: string): string => join(dataDir, 'postgres/files');

export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
