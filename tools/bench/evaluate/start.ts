import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type AppProcess,
  type Deployment,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop } from '../lib/load';
import { cpuMs, residentMb } from '../lib/process-usage';
import type { Figure, Goal } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly, RUNS } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

/** Long enough for components that start late, and short enough for a benchmark. */
const SETTLED_MS = 2_000;
const CALLS = 500;
const BODY = evaluationBody(ordinaryText, 1_000);

/** As in the Dockerfile. */
const IMAGE = { NODE_OPTIONS: '--max-semi-space-size=4' };

/** With the database embedded. */
const ALL_IN_ONE_MB: Goal = { atMost: 450 };
const WORKER_MB: Goal = { atMost: 110 };

/** Measures the time until ready, and idle memory: before the first evaluation, and after 500. */
export const start = async (): Promise<Figure[]> => [
  ...(await allInOne()),
  ...(await distributed()),
];

const allInOne = async (): Promise<Figure[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-bench-'));
  const env = { ...IMAGE, TOUCHSTONE_DATA_DIR: dataDir };
  try {
    // The first start creates the database.
    await withDeployment(startAllInOne(env), () => Promise.resolve());
    return await restarts(env);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const restarts = async (env: Record<string, string>): Promise<Figure[]> => {
  const values = await repeatedly(async () => {
    const startedMs = performance.now();
    return withDeployment(startAllInOne(env), async (deployment) => {
      const seconds = (performance.now() - startedMs) / 1000;
      const cpuSeconds = cpuMs(Number(deployment.processes[0]?.child.pid)) / 1000;
      const { fresh, used } = await memoryOf(deployment);
      return {
        seconds,
        cpuSeconds,
        fresh: fresh.get('all-in-one') ?? NaN,
        used: used.get('all-in-one') ?? NaN,
      };
    });
  });
  return [
    {
      name: 'all-in-one, restart until ready',
      unit: 's',
      values: values.seconds,
      goal: { atMost: 3 },
    },
    { name: 'all-in-one, processor time until ready', unit: 's', values: values.cpuSeconds },
    { name: 'all-in-one, idle memory', unit: 'MiB', values: values.fresh, goal: ALL_IN_ONE_MB },
    { name: 'all-in-one, idle memory after 500 evaluations', unit: 'MiB', values: values.used },
  ];
};

const distributed = (): Promise<Figure[]> =>
  withVirtualHost(async (brokerUrl) => {
    const runs: Awaited<ReturnType<typeof memoryOf>>[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await withDeployment(startDistributed({ brokerUrl, env: IMAGE }), memoryOf));
    }
    const names = [...(runs[0]?.fresh.keys() ?? [])];
    return names.flatMap((name) => [
      {
        name: `${name}, idle memory`,
        unit: 'MiB',
        values: runs.map(({ fresh }) => fresh.get(name) ?? NaN),
        ...goalOf(name),
      },
      {
        name: `${name}, idle memory after 500 evaluations`,
        unit: 'MiB',
        values: runs.map(({ used }) => used.get(name) ?? NaN),
      },
    ]);
  });

const goalOf = (name: string): { goal?: Goal } =>
  name.startsWith('detectors/') ? { goal: WORKER_MB } : {};

const memoryOf = async (deployment: Deployment) => {
  await wait(SETTLED_MS);
  const fresh = residents(deployment.processes);
  const client = connectTo(deployment, 4);
  await closedLoop(4, CALLS, () => client.evaluate(BODY));
  await client.close();
  await wait(SETTLED_MS);
  return { fresh, used: residents(deployment.processes) };
};

const residents = (processes: readonly AppProcess[]): Map<string, number> =>
  new Map(processes.map(({ name, child }) => [name, residentMb(Number(child.pid))]));
