import { bareWorker } from '../lib/bare-amqp';
import { REPLY } from '../lib/fan-out';
import { greet } from '../lib/program';

/** `bare-workers <broker> <queue> …`: answers the queues at once. */
const [url = '', ...queues] = process.argv.slice(2);
void Promise.all(queues.map((queue) => bareWorker(url, queue, () => REPLY))).then(() => greet());
