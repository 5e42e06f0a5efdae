import type { WorkQueue } from '@touchstone/contracts';
import { testBrokerUrl } from '@touchstone/testing';
import { AmqpBroker } from './amqp-broker';

/** A broker that is ready. */
export const started = async (url = testBrokerUrl(), queues: readonly WorkQueue[] = []): Promise<AmqpBroker> => {
  const broker = new AmqpBroker({ url, name: 'spec', queues });
  await broker.start();
  await broker.whenReady();
  return broker;
};

export const brokerAddress = (): { host: string; port: number } => {
  const { hostname, port } = new URL(testBrokerUrl());
  return { host: hostname, port: Number(port || 5672) };
};

/** The test broker's address, reached by another port of this machine. */
export const throughPort = (port: number): string => Object.assign(new URL(testBrokerUrl()), { hostname: '127.0.0.1', port: String(port) }).toString();
