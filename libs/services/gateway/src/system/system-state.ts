import {
  DETECTION_QUEUES,
  FAMILIES,
  type Family,
  type FamilyState,
  type JudgeState,
  type QueueState,
  type SystemState,
  WORK_QUEUES,
} from '@touchstone/contracts';
import type { LiveProcess } from './process-registry';

/** Messages that wait in each queue; a queue that cannot be counted is missing. */
export type Depths = ReadonlyMap<string, number>;

/** Composes the state of the system from reports of its processes. */
export const systemState = (processes: readonly LiveProcess[], depths: Depths): SystemState => ({
  processes: processes.map(({ id, service, version, started_at, reportedMs, queues }) => ({
    id,
    service,
    version,
    started_at,
    reported_at: new Date(reportedMs).toISOString(),
    families: FAMILIES.filter((family) => queues.some(({ name }) => isOf(name, family))),
    queues: queues.map(({ name }) => name),
  })),
  queues: WORK_QUEUES.map(({ name }) => queueState(name, processes, depths.get(name))),
  families: FAMILIES.map((family) => familyState(family, processes)),
  judge: judgeState(processes),
});

const isOf = (queue: string, family: Family): boolean => queue.startsWith(`detect.${family}.`);

const serving = (processes: readonly LiveProcess[], family: Family): LiveProcess[] =>
  processes.filter(({ queues }) => queues.some(({ name }) => isOf(name, family)));

const queueState = (
  name: string,
  processes: readonly LiveProcess[],
  waiting: number | undefined,
): QueueState => {
  const served = processes.flatMap(({ queues }) => queues.filter((queue) => queue.name === name));
  const rate = served.reduce((sum, { handled_per_second }) => sum + handled_per_second, 0);
  return {
    name,
    waiting: waiting ?? null,
    consumers: served.length,
    handled_per_second: tenths(rate),
    drain_seconds: drainSeconds(waiting, rate),
  };
};

const drainSeconds = (waiting: number | undefined, rate: number): number | null => {
  if (waiting === undefined) return null;
  if (waiting === 0) return 0;
  return rate > 0 ? tenths(waiting / rate) : null;
};

const familyState = (family: Family, processes: readonly LiveProcess[]): FamilyState => {
  const queues = processes.flatMap((process) =>
    process.queues.filter(({ name }) => isOf(name, family)),
  );
  const served = new Set(queues.map(({ name }) => name));
  const times = queues.flatMap(({ last_handled_at }) => last_handled_at ?? []);
  return {
    family,
    processes: serving(processes, family).length,
    unserved_queues: DETECTION_QUEUES.map(({ name }) => name).filter(
      (name) => isOf(name, family) && !served.has(name),
    ),
    last_evaluation_at: times.sort().at(-1) ?? null,
  };
};

const judgeState = (processes: readonly LiveProcess[]): JudgeState => {
  const models = [...new Set(processes.flatMap(({ judge_model }) => judge_model ?? []))].sort();
  return {
    configured: models.length > 0,
    models,
    families: FAMILIES.filter((family) => {
      const workers = serving(processes, family);
      return workers.length > 0 && workers.every(({ judge_model }) => judge_model !== undefined);
    }),
  };
};

const tenths = (value: number): number => Math.round(value * 10) / 10;
