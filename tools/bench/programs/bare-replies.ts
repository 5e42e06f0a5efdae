import { bareWorker } from '../lib/bare-amqp';
import { greet } from '../lib/program';

/** `bare-replies <broker> <queue> <reply>`: answers the queue at once, always with this JSON. */
const [url = '', queue = '', reply = ''] = process.argv.slice(2);
const body: unknown = JSON.parse(reply);
void bareWorker(url, queue, () => body).then(() => greet());
