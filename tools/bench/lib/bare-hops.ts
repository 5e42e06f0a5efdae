import { Pool } from 'undici';
import { startProgram } from './program';

/**
 * The hops of a distributed evaluation and nothing else: HTTP → request → fan-out to five processes
 * → replies → answer.
 */
export interface BareHops {
  post(body: string): Promise<void>;
  close(): Promise<void>;
}

const WORK = 'bare.evaluate';
const WORKERS = ['one', 'two', 'three', 'four', 'five'].map((name) => `bare.${name}`);

/** Starts as many processes as a distributed deployment has. */
export const startBareHops = async (brokerUrl: string): Promise<BareHops> => {
  const workers = await Promise.all(
    WORKERS.map((queue) => startProgram('bare-workers', brokerUrl, queue)),
  );
  const aggregator = await startProgram('bare-aggregator', brokerUrl, WORK, ...WORKERS);
  const gateway = await startProgram('bare-gateway', brokerUrl, WORK);
  const pool = new Pool(String(gateway.greeting), { connections: 1 });
  return {
    post: async (body) => {
      const answer = await pool.request({ method: 'POST', path: '/', body });
      await answer.body.json();
    },
    close: async () => {
      await pool.close();
      await Promise.all([...workers, aggregator, gateway].map((program) => program.stop()));
    },
  };
};
