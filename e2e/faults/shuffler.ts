import type { ConsumeMessage } from 'amqplib';
import { intercept, type Interceptor, type Route } from './interceptor';

const TOGETHER = 4;
const LONGEST_HOLD_MS = 50;

/** Delivers the messages of a queue twice each, and the last of every few first. */
export const startShuffler = async (brokerUrl: string, route: Route): Promise<Interceptor> => {
  let held: ConsumeMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  const release = (interceptor: Interceptor): void => {
    clearTimeout(timer);
    timer = undefined;
    const messages = held.reverse();
    held = [];
    for (const message of [...messages, ...messages]) interceptor.forward(message);
  };
  const interceptor = await intercept(brokerUrl, route, (message, to) => {
    held.push(message);
    if (isClosing || held.length === TOGETHER) release(to);
    else timer ??= setTimeout(() => release(to), LONGEST_HOLD_MS);
  });
  return {
    ...interceptor,
    close: async () => {
      isClosing = true;
      release(interceptor);
      await interceptor.close();
    },
  };
};
