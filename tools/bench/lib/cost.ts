import type { Deployment } from '@touchstone/testing';
import { withDeployment } from './deployment';
import { connectTo } from './evaluation-client';
import { closedLoop, p50 } from './load';
import { cpuMs } from './process-usage';

const CONNECTIONS = 16;

/** Cost of one evaluation. */
export interface Cost {
  /** Median. */
  latencyMs: number;
  /** Processor time of all processes, or of those of one app. */
  cpuMs: number;
}

/**
 * Measures by sending a body repeatedly, from one caller or several. Checks without a verdict count as answers:
 * not every text has a language.
 */
export type CostOf = (body: string, calls: number, callers?: number) => Promise<Cost>;

const costMeter = (
  deployment: Deployment,
  app: string | undefined,
): { costOf: CostOf; close(): Promise<void> } => {
  const client = connectTo(deployment, CONNECTIONS);
  const counted = deployment.processes.filter(({ name }) => app === undefined || name === app);
  const usedMs = () => counted.reduce((total, { child }) => total + cpuMs(Number(child.pid)), 0);
  return {
    costOf: async (body, calls, callers = 1) => {
      const beforeMs = usedMs();
      const load = await closedLoop(callers, calls, () => client.answer(body));
      return { latencyMs: p50(load), cpuMs: (usedMs() - beforeMs) / calls };
    },
    close: () => client.close(),
  };
};

/**
 * Runs the work with a meter; stops the deployment afterwards.
 * @param app counts the processes of this app only
 */
export const withCostMeter = <T>(
  starting: Promise<Deployment>,
  work: (costOf: CostOf) => Promise<T>,
  app?: string,
): Promise<T> =>
  withDeployment(starting, async (deployment) => {
    const { costOf, close } = costMeter(deployment, app);
    try {
      return await work(costOf);
    } finally {
      await close();
    }
  });
