import { FAMILIES, type SystemState } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate, send } from './support/client';

/** Reads the state of the system. */
export const systemOf = async (deployment: Deployment): Promise<SystemState> => {
  const { text } = await send(deployment, undefined, { path: '/api/system', method: 'GET' });
  return JSON.parse(text) as SystemState;
};

/** Expects a running deployment to know its own processes and queues. */
export const systemSuite = (deployment: () => Deployment): void => {
  const system = (): Promise<SystemState> => systemOf(deployment());

  it('lists every process and no queue without a consumer', async () => {
    const { processes, queues, judge } = await eventually(async () => {
      const state = await system();
      expect(state.processes).toHaveLength(deployment().processes.length);
      return state;
    });
    const families = new Set(processes.flatMap((process) => process.families));
    expect([...families].sort()).toEqual([...FAMILIES].sort());
    expect(queues.filter(({ consumers, waiting }) => consumers === 0 || waiting === null)).toEqual(
      [],
    );
    expect(judge).toEqual({ configured: false, models: [], families: [] });
  });

  it('has the time of the last evaluation of a family', async () => {
    const before = new Date().toISOString();
    await evaluate(deployment(), { input: 'Hello', prompt_injections: true });
    await eventually(async () => {
      const { families } = await system();
      const security = families.find(({ family }) => family === 'security');
      expect(String(security?.last_evaluation_at) >= before).toBe(true);
    });
  });
};
