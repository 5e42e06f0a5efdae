import { AmqpBroker } from '@touchstone/messaging';
import { FAN_OUT, PATTERN, REPLY } from '../lib/fan-out';
import { greet } from '../lib/program';

/** `our-workers <broker>`: answers the five queues at once. */
const start = async (url: string): Promise<void> => {
  const broker = new AmqpBroker({ url, name: 'bench workers', queues: FAN_OUT });
  for (const queue of FAN_OUT) await broker.serve(queue, PATTERN, async () => REPLY);
  await broker.start();
  await broker.whenReady();
  greet();
};

void start(String(process.argv[2]));
