import type { ChannelModel } from 'amqplib';
import {
  asyncAcceptedQueue,
  asyncAnswersQueue,
  detectionQueue,
  evaluationCompleted,
  evaluationQueue,
  runAsyncEvaluation,
  runDetection,
  runEvaluation,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { eventRoute, workRoute } from './interceptor';
import { MODE } from './known-requests';

type Target = [queue: string, type: string];

/** Live work, whose undecodable messages share one queue of dead letters. */
const LIVE: Target[] = [
  [workRoute(evaluationQueue(MODE).name).queue, runEvaluation.pattern],
  [workRoute(detectionQueue('security', MODE).name).queue, runDetection.pattern],
  [workRoute(detectionQueue('policy', MODE, 'batch').name).queue, runDetection.pattern],
];
/** Work and events that must not be lost; each queue has its own dead letters. */
const DURABLE: Target[] = [
  [workRoute(evaluationQueue(MODE, 'batch').name).queue, runAsyncEvaluation.pattern],
  [workRoute(asyncAcceptedQueue.name).queue, runAsyncEvaluation.pattern],
  [workRoute(asyncAnswersQueue.name).queue, storeAsyncAnswer.pattern],
  [eventRoute('management', evaluationCompleted.pattern).queue, evaluationCompleted.pattern],
];

/** More levels than a recursive function survives. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const WRONG_SHAPES = [
  'null',
  '7',
  '{}',
  '{"id":"no uuid","workspace":7}',
  '{"id":{},"job":{},"checks":"all","content":7,"answer":{"evaluationResults":"none"}}',
];
const UNDECODABLE = 'not JSON';

/** Each durable queue receives so many, all of which become its dead letters. */
const POISONED_EACH = WRONG_SHAPES.length + 1;

/** Publishes messages that no consumer can handle, to queues of every kind. */
export const poison = async (connection: ChannelModel): Promise<void> => {
  const channel = await connection.createConfirmChannel();
  const { queue: replyTo } = await channel.assertQueue('', { exclusive: true });
  const publish = ([queue, type]: Target, body: string, reply = {}) =>
    channel.sendToQueue(queue, Buffer.from(body), {
      type,
      persistent: true,
      headers: { 'x-remaining-ms': 5_000 },
      ...reply,
    });
  for (const [queue, type] of LIVE) {
    publish([queue, 'no.such.message.v1'], '{}');
    publish([queue, type], UNDECODABLE);
    for (const body of [...WRONG_SHAPES, DEEP]) {
      publish([queue, type], body);
      publish([queue, type], body, { replyTo, correlationId: 'poison' });
    }
  }
  for (const target of DURABLE)
    for (const body of [...WRONG_SHAPES, UNDECODABLE]) publish(target, body);
  await channel.waitForConfirms();
  await channel.close();
};

/** Numbers of dead letters: of live work, and of each durable queue. */
export type DeadLetters = Record<string, number>;

const LIVE_DEAD_LETTERS = 'live.dead.v2';

export const deadLettersIn = async (connection: ChannelModel): Promise<DeadLetters> => {
  const channel = await connection.createChannel();
  const queues = [LIVE_DEAD_LETTERS, ...DURABLE.map(([queue]) => `${queue}.dead`)];
  const counts = await Promise.all(queues.map((queue) => channel.checkQueue(queue)));
  await channel.close();
  return Object.fromEntries(counts.map(({ queue, messageCount }) => [queue, messageCount]));
};

/** Returns the dead letters that are there once all poison has been handled. */
export const withPoison = (before: DeadLetters): DeadLetters => ({
  ...Object.fromEntries(
    Object.entries(before).map(([queue, count]) => [queue, count + POISONED_EACH]),
  ),
  // Undecodable and unknown ones; the others are answered with an error, or dropped.
  [LIVE_DEAD_LETTERS]: (before[LIVE_DEAD_LETTERS] ?? 0) + 2 * LIVE.length,
});
