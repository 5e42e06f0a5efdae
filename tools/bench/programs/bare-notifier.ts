import { Pool } from 'undici';
import { bareWorker } from '../lib/bare-amqp';
import { greet } from '../lib/program';

/**
 * `bare-notifier <broker> <queue> <url>`: posts each message of the queue to the URL, and replies
 * when it is posted.
 */
const [broker = '', queue = '', url = ''] = process.argv.slice(2);
const { origin, pathname: path } = new URL(url);
const pool = new Pool(origin);
const headers = { 'content-type': 'application/json' };

const post = async (body: unknown): Promise<null> => {
  await (
    await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
  ).body.dump();
  return null;
};
void bareWorker(broker, queue, post).then(() => greet());
