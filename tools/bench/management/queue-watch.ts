import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'amqplib';

const EVERY_MS = 50;

/** Looks how many messages wait in a queue to be handed out. */
export interface QueueWatch {
  start(): void;
  /** Stops looking; gives what was seen since the start, in that order. */
  seen(): Promise<number[]>;
  /** Resolves once none waits. */
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
