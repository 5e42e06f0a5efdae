import { type AddressInfo, connect, createServer } from 'node:net';
import { type JudgeStub, startJudgeStub } from '@touchstone/testing';

export interface HostJudge {
  stub: JudgeStub;
  /** Its address for containers. */
  url: string;
  close(): Promise<void>;
}

/** Starts a judge on this machine that containers can reach. The stub itself listens on 127.0.0.1. */
export const startHostJudge = async (): Promise<HostJudge> => {
  const stub = await startJudgeStub();
  const { hostname, port } = new URL(stub.url);
  const relay = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => relay.listen(0, '0.0.0.0', resolve));
  return {
    stub,
    url: `http://host.containers.internal:${(relay.address() as AddressInfo).port}/v1`,
    close: async () => {
      relay.close();
      await stub.close();
    },
  };
};
