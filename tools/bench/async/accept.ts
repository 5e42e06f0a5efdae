import { type ConfirmChannel, connect } from 'amqplib';
import {
  asyncAcceptedQueue,
  type EvaluationJob,
  evaluationQueue,
  runAsyncEvaluation,
  WORK_QUEUES,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { AmqpBroker, MessagingClient } from '@touchstone/messaging';
import { aJob } from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withManaged } from '../management/managed';

const CALLERS = 64;
const CALLS = 2_000;
const CHARACTERS = 1_000;
const BARE = 'bare.quorum';

/**
 * Measures how many asynchronous evaluations are accepted, each confirmed by the database and the
 * broker, beside a bare confirmed publish to a quorum queue. No aggregator runs, so nothing else
 * uses the machine.
 */
export const accept = (): Promise<Figure[]> =>
  withManaged(async ({ deployment, brokerUrl }) => {
    const bare = await connect(brokerUrl, { noDelay: true });
    const channel = await bare.createConfirmChannel();
    await channel.assertQueue(BARE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    const broker = new AmqpBroker({ url: brokerUrl, name: 'bench', queues: WORK_QUEUES });
    await broker.start();
    await broker.whenReady();
    const messages = new MessagingClient(broker);
    const http = apiClient(deployment, CALLERS);
    const body = evaluationBody(ordinaryText, CHARACTERS);

    const values = await repeatedly<string>(async () => {
      const rate = async (call: () => Promise<unknown>): Promise<number> =>
        (await closedLoop(CALLERS, CALLS, call)).perSecond;
      const bareRate = await rate(() => publish(channel, anEvaluation()));
      const serviceRate = await rate(() => acceptBy(messages, anEvaluation()));
      const httpRate = await rate(async () => {
        const { status } = await http.ask('POST', '/api/v1/evaluation/evaluate', body, {
          prefer: 'respond-async',
        });
        if (status !== 202) throw new Error(`Status ${status}.`);
      });
      return {
        'bare confirmed publish': bareRate,
        'accepted by the broker': serviceRate,
        'accepted over HTTP': httpRate,
        'accepted by the broker, ratio': serviceRate / bareRate,
        'accepted over HTTP, ratio': httpRate / bareRate,
      };
    });
    await Promise.all([http.close(), broker.close(100), bare.close()]);
    return Object.entries(values).map(([name, runs]) => ({
      name: `${CALLERS} callers, ${name}`,
      values: runs,
      ...(name.endsWith('ratio') ? { unit: '×', goal: { atLeast: 0.5 } } : { unit: '/s' }),
    }));
  });

const anEvaluation = (): EvaluationJob =>
  aJob({
    id: newId(),
    workspace: 'default',
    content: { ...aJob().content, input: ordinaryText(CHARACTERS, 1) },
  });

const publish = (channel: ConfirmChannel, job: EvaluationJob): Promise<void> =>
  new Promise((resolve, reject) =>
    channel.publish(
      '',
      BARE,
      Buffer.from(JSON.stringify({ job })),
      { persistent: true, mandatory: true },
      (refused: unknown) =>
        refused ? reject(new Error('The broker refused a message.')) : resolve(),
    ),
  );

const acceptBy = (messages: MessagingClient, job: EvaluationJob): Promise<unknown> =>
  messages.enqueue(
    runAsyncEvaluation,
    { job },
    evaluationQueue('speed', 'batch'),
    asyncAcceptedQueue,
  );
