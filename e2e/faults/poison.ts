import type { ChannelModel } from 'amqplib';
import {
  detectionQueue,
  evaluationCompleted,
  evaluationQueue,
  runDetection,
  runEvaluation,
} from '@touchstone/contracts';
import { eventRoute, workRoute } from './interceptor';
import { MODE } from './known-requests';

const { pattern: RUN } = runEvaluation;
const { pattern: DETECT } = runDetection;
const { pattern: COMPLETED } = evaluationCompleted;
/** More levels than a recursive function survives. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const WRONG_SHAPES = ['null', '7', '[]', '{}', '{"id":{},"checks":"all","content":7}', DEEP];
const EVENTS = [
  'null',
  '{}',
  '{"id":"no uuid","workspace":7}',
  JSON.stringify({ id: '0', answer: { evaluationResults: 'none' }, completedAt: 'never' }),
];

/** Events that no service can store; each is one dead letter. */
export const POISONED_EVENTS = EVENTS.length;

/** Publishes messages that no consumer can handle, to queues of every kind. */
export const poison = async (connection: ChannelModel): Promise<void> => {
  const channel = await connection.createConfirmChannel();
  const { queue: replyTo } = await channel.assertQueue('', { exclusive: true });
  const publish = (queue: string, type: string, body: string, reply = false) =>
    channel.sendToQueue(queue, Buffer.from(body), {
      type,
      persistent: true,
      headers: { 'x-remaining-ms': 5_000 },
      ...(reply && { replyTo, correlationId: 'poison' }),
    });
  for (const [name, type] of [
    [evaluationQueue(MODE).name, RUN],
    [detectionQueue('security', MODE).name, DETECT],
    [detectionQueue('policy', MODE).name, DETECT],
  ] as const) {
    const { queue } = workRoute(name);
    publish(queue, type, 'not JSON');
    publish(queue, 'no.such.message.v1', '{}');
    for (const body of WRONG_SHAPES) {
      publish(queue, type, body);
      publish(queue, type, body, true);
    }
  }
  const { queue } = eventRoute('management', COMPLETED);
  for (const body of EVENTS) publish(queue, COMPLETED, body);
  await channel.waitForConfirms();
  await channel.close();
};

/** Returns the number of dead letters of live work, and of management's events. */
export const deadLettersOf = async (
  connection: ChannelModel,
): Promise<{ live: number; management: number }> => {
  const channel = await connection.createChannel();
  const [live, management] = await Promise.all(
    ['live.dead.v2', 'events.management.v2.dead'].map((queue) => channel.checkQueue(queue)),
  );
  await channel.close();
  return { live: live?.messageCount ?? 0, management: management?.messageCount ?? 0 };
};
