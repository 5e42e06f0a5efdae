import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './statistics';

const TICK_MS = 5;

/** Result of a load. */
export interface Load {
  latenciesMs: number[];
  perSecond: number;
}

export type Latencies = Pick<Load, 'latenciesMs'>;

/**
 * Runs `callers` that each call again as soon as they are answered, `calls` times in all.
 * @throws the error of a failed call
 */
export const closedLoop = async (
  callers: number,
  calls: number,
  call: (index: number) => Promise<unknown>,
): Promise<Load> => {
  const latenciesMs: number[] = [];
  let next = 0;
  const caller = async () => {
    while (next < calls) {
      const startedMs = performance.now();
      await call(next++);
      latenciesMs.push(performance.now() - startedMs);
    }
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  return { latenciesMs, perSecond: (calls / (performance.now() - startedMs)) * 1000 };
};

/**
 * Starts `perSecond` calls regardless of pending ones, `calls` in all; resolves once all have
 * ended.
 * @throws the error of a failed call
 */
export const openLoop = async (
  perSecond: number,
  calls: number,
  call: (index: number) => Promise<unknown>,
): Promise<Load> => {
  const latenciesMs: number[] = [];
  const timed = async (index: number) => {
    const startedMs = performance.now();
    await call(index);
    latenciesMs.push(performance.now() - startedMs);
  };
  const [startedMs, begun] = [performance.now(), [] as Promise<void>[]];
  while (begun.length < calls) {
    const due = Math.min(
      calls,
      Math.floor(((performance.now() - startedMs) / 1000) * perSecond) + 1,
    );
    while (begun.length < due) begun.push(timed(begun.length));
    await wait(TICK_MS);
  }
  await Promise.all(begun);
  return { latenciesMs, perSecond: (calls / (performance.now() - startedMs)) * 1000 };
};

/**
 * Runs one caller that calls several targets in turn, so that other load on the machine affects all
 * alike.
 */
export const alternately = async <Name extends string>(
  calls: number,
  targets: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, Latencies>> => {
  const loads = {} as Record<Name, Latencies>;
  for (let index = 0; index < calls; index++) {
    for (const [name, call] of Object.entries(targets) as [Name, () => Promise<unknown>][]) {
      const { latenciesMs } = await closedLoop(1, 1, call);
      (loads[name] ??= { latenciesMs: [] }).latenciesMs.push(...latenciesMs);
    }
  }
  return loads;
};

export const p50 = ({ latenciesMs }: Latencies): number => percentile(latenciesMs, 50);
export const p95 = ({ latenciesMs }: Latencies): number => percentile(latenciesMs, 95);
export const p99 = ({ latenciesMs }: Latencies): number => percentile(latenciesMs, 99);
