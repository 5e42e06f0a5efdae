import type { EvaluationCompleted } from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { type Latencies, openLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import { aCompletion, WORKSPACE } from '../management/rows';
import type { Receiver } from './receiver';

export const PER_SECOND = 100;
export const EVENTS = 10 * PER_SECOND;
/** Goal for the time to the first byte, in milliseconds. */
export const SOON = { atMost: 200 };
const LONG_MS = 60_000;

/**
 * Builds the event of a finished evaluation in the benchmark's workspace; its metadata name one of
 * several targets.
 */
export const anEvent = (target = 0): EvaluationCompleted =>
  aCompletion({ workspace: WORKSPACE, metadata: { target: String(target), app: 'web' } });

/**
 * Resolves once these have all arrived.
 * @throws Error on timeout
 */
export const arrived = (
  receiver: Receiver,
  ids: readonly string[],
  withinMs = LONG_MS,
): Promise<true> =>
  eventually(
    () =>
      missing(receiver, ids).length === 0 ||
      Promise.reject(new Error(`${missing(receiver, ids).length} of ${ids.length} have not come.`)),
    withinMs,
  );

export const missing = ({ arrivals }: Receiver, ids: readonly string[]): string[] =>
  ids.filter((id) => !arrivals.has(id));

/**
 * Publishes events at a steady rate; returns the milliseconds from each publish to its first byte
 * at the receiver.
 */
export const paced = async (
  receiver: Receiver,
  publish: (event: EvaluationCompleted) => Promise<unknown>,
): Promise<Latencies> => {
  const publishedMs = new Map<string, number>();
  await openLoop(PER_SECOND, EVENTS, () => {
    const event = anEvent();
    publishedMs.set(event.id, performance.now());
    return publish(event);
  });
  return untilFirstByte(receiver, publishedMs);
};

export const untilFirstByte = async (
  receiver: Receiver,
  publishedMs: ReadonlyMap<string, number>,
): Promise<Latencies> => {
  await arrived(receiver, [...publishedMs.keys()]);
  return {
    latenciesMs: [...publishedMs].map(
      ([id, at]) => Number(receiver.arrivals.get(id)?.firstMs) - at,
    ),
  };
};

/** Adds the processor time of a process for each event, in milliseconds. */
export const withCpu = async (
  pid: number,
  work: () => Promise<Latencies>,
): Promise<{ load: Latencies; cpu: number }> => {
  const beforeMs = cpuMs(pid);
  const load = await work();
  return { load, cpu: (cpuMs(pid) - beforeMs) / EVENTS };
};
