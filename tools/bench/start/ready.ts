import { join } from 'node:path';
import { connectTo } from '../lib/evaluation-client';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { filesIn, startBare, type Started, startOurs, withFolder } from './subjects';

const BODY = evaluationBody(ordinaryText, 1_000);
const WARM_CALLS = 20;

interface Start {
  seconds: number;
  cpuSeconds: number;
}

const ended = async ({ pid, seconds, stop }: Started<unknown>): Promise<Start> => {
  const cpuSeconds = cpuMs(pid) / 1000;
  await stop();
  return { seconds, cpuSeconds };
};

/** Times the first evaluation after the start, and one after a few. */
const evaluations = async ({
  running,
}: Awaited<ReturnType<typeof startOurs>>): Promise<{ firstMs: number; laterMs: number }> => {
  const client = connectTo(running);
  const measure = async () => {
    const startedMs = performance.now();
    await client.evaluate(BODY);
    return performance.now() - startedMs;
  };
  const firstMs = await measure();
  for (let call = 0; call < WARM_CALLS; call++) await client.evaluate(BODY);
  const laterMs = await measure();
  await client.close();
  return { firstMs, laterMs };
};

/**
 * Measures starts with an empty data directory and with the same one kept, each beside a bare
 * PGlite that creates, or opens, its database.
 */
const starts = (): Promise<Record<string, number>> =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const bareEmpty = await ended(await startBare(join(folder, 'bare')));
    const empty = await ended(await startOurs(dataDir));
    const bareKept = await ended(await startBare(filesIn(dataDir)));
    const started = await startOurs(dataDir);
    const cpuSeconds = cpuMs(started.pid) / 1000;
    const { firstMs, laterMs } = await evaluations(started);
    await started.stop();
    return {
      bareEmpty: bareEmpty.seconds,
      empty: empty.seconds,
      emptyRatio: empty.seconds / bareEmpty.seconds,
      emptyCpu: empty.cpuSeconds,
      bareKept: bareKept.seconds,
      kept: started.seconds,
      keptRatio: started.seconds / bareKept.seconds,
      keptCpu: cpuSeconds,
      bareEmptyCpu: bareEmpty.cpuSeconds,
      bareKeptCpu: bareKept.cpuSeconds,
      firstMs,
      laterMs,
    };
  });

const NAMES: [key: string, name: string, unit: string, goal?: Figure['goal']][] = [
  ['empty', 'empty data directory, until ready', 's'],
  ['bareEmpty', 'bare PGlite that creates a database', 's'],
  ['emptyRatio', 'empty data directory : bare PGlite', '×', { atMost: 2 }],
  ['emptyCpu', 'empty data directory, processor time', 's'],
  ['bareEmptyCpu', 'bare PGlite that creates a database, processor time', 's'],
  ['kept', 'kept data directory, until ready', 's'],
  ['bareKept', 'bare PGlite that opens the same database', 's'],
  ['keptRatio', 'kept data directory : bare PGlite', '×', { atMost: 2 }],
  ['keptCpu', 'kept data directory, processor time', 's'],
  ['bareKeptCpu', 'bare PGlite that opens the same database, processor time', 's'],
  ['firstMs', 'first evaluation after the start', 'ms'],
  ['laterMs', `evaluation after ${WARM_CALLS} more`, 'ms'],
];

/** Measures the time until `/health/ready` answers 200. */
export const ready = async (): Promise<Figure[]> => {
  const values = await repeatedly(starts);
  return NAMES.map(([key, name, unit, goal]) => ({
    name,
    unit,
    values: values[key] ?? [],
    ...(goal && { goal }),
  }));
};
