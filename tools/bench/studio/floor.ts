import { Pool } from 'undici';
import type { Deployment } from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { bareClient } from '../lib/bare-amqp';
import { closedLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import { startProgram } from '../lib/program';

export const CALLERS = 16;
export const CALLS = 2_000;

/** Measures the processor time that these processes use for a call, in milliseconds. */
export const cpuOf = async (
  pids: readonly number[],
  call: () => Promise<unknown>,
): Promise<number> => {
  const usedMs = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const beforeMs = usedMs();
  await closedLoop(CALLERS, CALLS, call);
  return (usedMs() - beforeMs) / CALLS;
};

export interface Floor {
  /** Processor time of both ends on RabbitMQ. */
  message(): Promise<number>;
  /** The same behind a bare HTTP server, without its client. */
  behindHttp(): Promise<number>;
  close(): Promise<unknown>;
}

/**
 * Starts a bare amqplib round trip: the body of a compile request there, the fetched prompt back.
 */
export const startFloor = async (
  deployment: Deployment,
  brokerUrl: string,
  id: string,
  body: string,
): Promise<Floor> => {
  const [queue, prompt] = [`bare.${id}`, await fetched(deployment, id)];
  const [worker, gateway] = [
    await startProgram('bare-replies', brokerUrl, queue, prompt),
    await startProgram('bare-gateway', brokerUrl, queue),
  ];
  const [client, pool] = [
    await bareClient(brokerUrl),
    new Pool(String(gateway.greeting), { connections: CALLERS }),
  ];
  const message: unknown = JSON.parse(body);
  const post = async () => (await pool.request({ method: 'POST', path: '/', body })).body.dump();
  return {
    message: () => cpuOf([process.pid, worker.pid], () => client.call(message, [queue])),
    behindHttp: () => cpuOf([gateway.pid, worker.pid], post),
    close: () => Promise.all([client.close(), pool.close(), worker.stop(), gateway.stop()]),
  };
};

const fetched = async (deployment: Deployment, id: string): Promise<string> => {
  const client = apiClient(deployment);
  const prompt = await client.askOk('GET', `/api/v1/studio/prompts/${id}`);
  await client.close();
  return JSON.stringify(prompt);
};
