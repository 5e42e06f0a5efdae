import { closedLoop, p50, p95 } from '../lib/load';
import { cpuMs } from '../lib/process-usage';

/** Timings of round trips over one kind of broker. */
export interface RoundTrips {
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
  /** Processor time of the caller and the workers for one round trip, without the broker's. */
  cpuMs: number;
}

const CALLS = 400;
const CALLERS = 32;
const BUSY_CALLS = 3000;

/** @param pids whose processor time counts */
export const measureRoundTrips = async (
  call: () => Promise<unknown>,
  pids: readonly number[],
): Promise<RoundTrips> => {
  await closedLoop(4, CALLS / 4, call);
  const quiet = await closedLoop(1, CALLS, call);
  const usedMs = () => pids.reduce((total, pid) => total + cpuMs(pid), 0);
  const beforeMs = usedMs();
  const busy = await closedLoop(CALLERS, BUSY_CALLS, call);
  return {
    p50Ms: p50(quiet),
    p95Ms: p95(quiet),
    perSecond: busy.perSecond,
    cpuMs: (usedMs() - beforeMs) / BUSY_CALLS,
  };
};

/** Prefixes the name of each figure. */
export const named = (
  prefix: string,
  { p50Ms, p95Ms, perSecond, cpuMs: used }: RoundTrips,
): Record<string, number> => ({
  [`${prefix} p50`]: p50Ms,
  [`${prefix} p95`]: p95Ms,
  [`${prefix} per second`]: perSecond,
  [`${prefix} cpu`]: used,
});
