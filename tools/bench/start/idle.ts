import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuMs, residentMb } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { startBare, type Started, startOurs, withFolder } from './subjects';

const SETTLED_MS = 15_000;
const IDLE_MS = 30_000;

const idling = async ({
  pid,
  stop,
}: Started<unknown>): Promise<{ percent: number; memoryMb: number }> => {
  await wait(SETTLED_MS);
  const beforeMs = cpuMs(pid);
  await wait(IDLE_MS);
  const percent = ((cpuMs(pid) - beforeMs) / IDLE_MS) * 100;
  const memoryMb = residentMb(pid);
  await stop();
  return { percent, memoryMb };
};

/** Measures processor time and memory of an idle service. One run. */
export const idle = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const [ours, bare] = await Promise.all([
      startOurs(join(folder, 'data')).then(idling),
      startBare(join(folder, 'bare')).then(idling),
    ]);
    return [
      {
        name: 'all-in-one, of a core while idle',
        unit: '%',
        values: [ours.percent],
        goal: { atMost: 1 },
      },
      { name: 'bare PGlite, of a core while idle', unit: '%', values: [bare.percent] },
      { name: 'all-in-one, idle memory after a first start', unit: 'MiB', values: [ours.memoryMb] },
      {
        name: 'bare PGlite, idle memory after creating a database',
        unit: 'MiB',
        values: [bare.memoryMb],
      },
    ];
  });
