import type { Deployment } from '@touchstone/testing';
import { withDeployment } from './deployment';
import { connectTo } from './evaluation-client';
import { closedLoop, p50 } from './load';
import { cpuMs } from './process-usage';

/** What one evaluation costs. */
export interface Cost {
  /** Median, at one caller. */
  latencyMs: number;
  /** Processor time of all processes. */
  cpuMs: number;
}

/** Measures by sending a body again and again, from one caller. Checks without a verdict are answers too: not every text has a language. */
export type CostOf = (body: string, calls: number) => Promise<Cost>;

const costMeter = (deployment: Deployment): { costOf: CostOf; close(): Promise<void> } => {
  const client = connectTo(deployment);
  const usedMs = () =>
    deployment.processes.reduce((total, { child }) => total + cpuMs(Number(child.pid)), 0);
  return {
    costOf: async (body, calls) => {
      const beforeMs = usedMs();
      const load = await closedLoop(1, calls, () => client.answer(body));
      return { latencyMs: p50(load), cpuMs: (usedMs() - beforeMs) / calls };
    },
    close: () => client.close(),
  };
};

/** Lends the work a meter; the deployment ends with it. */
export const withCostMeter = <T>(
  starting: Promise<Deployment>,
  work: (costOf: CostOf) => Promise<T>,
): Promise<T> =>
  withDeployment(starting, async (deployment) => {
    const { costOf, close } = costMeter(deployment);
    try {
      return await work(costOf);
    } finally {
      await close();
    }
  });
