import type { WorkQueue } from '@touchstone/contracts';
import { testBrokerUrl } from '@touchstone/testing';
import type { QueueLimits } from '../broker';
import { AmqpBroker } from './amqp-broker';

/** Starts a broker and waits until it is ready. */
export const started = async (url = testBrokerUrl(), queues: readonly WorkQueue[] = [], limits?: QueueLimits): Promise<AmqpBroker> => {
  const broker = new AmqpBroker({ url, name: 'spec', queues, ...(limits && { limits }) });
  await broker.start();
  await broker.whenReady();
  return broker;
};

export const brokerAddress = (): { host: string; port: number } => {
  const { hostname, port } = new URL(testBrokerUrl());
  return { host: hostname, port: Number(port || 5672) };
};

/** Returns the test broker's address with another port of this machine. */
export const throughPort = (port: number): string => Object.assign(new URL(testBrokerUrl()), { hostname: '127.0.0.1', port: String(port) }).toString();
