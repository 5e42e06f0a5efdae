import { bareClient, bareWorker } from '../lib/bare-amqp';
import { greet } from '../lib/program';

/**
 * `bare-aggregator <broker> <queue> <worker queue> …`: forwards each message of the queue to all
 * workers and answers with their replies.
 */
const start = async (url: string, queue: string, workers: string[]): Promise<void> => {
  const client = await bareClient(url);
  await bareWorker(url, queue, async (body) => ({
    evaluationResults: await client.call(body, workers),
  }));
  greet();
};

const [url = '', queue = '', ...workers] = process.argv.slice(2);
void start(url, queue, workers);
