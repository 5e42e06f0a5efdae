import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'amqplib';

const EVERY_MS = 50;

/** Samples the number of undelivered messages in a queue. */
export interface QueueWatch {
  start(): void;
  /** Stops sampling; returns the samples since the start, in order. */
  seen(): Promise<number[]>;
  /** Resolves once the queue is empty. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export const watchQueue = async (brokerUrl: string, name: string): Promise<QueueWatch> => {
  const connection = await connect(brokerUrl);
  const channel = await connection.createChannel();
  const waiting = async () => (await channel.checkQueue(name)).messageCount;
  let looking = false;
  let watching: Promise<number[]> = Promise.resolve([]);
  const look = async (): Promise<number[]> => {
    const counts: number[] = [];
    while (looking) {
      counts.push(await waiting());
      await wait(EVERY_MS);
    }
    return counts;
  };
  return {
    start: () => {
      looking = true;
      watching = look();
    },
    seen: () => {
      looking = false;
      return watching;
    },
    empty: async () => {
      while ((await waiting()) > 0) await wait(EVERY_MS);
    },
    close: () => connection.close(),
  };
};
