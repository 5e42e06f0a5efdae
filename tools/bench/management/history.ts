import { setTimeout as wait } from 'node:timers/promises';
import { type EvaluationCompleted, evaluationCompleted } from '@touchstone/contracts';
import { AmqpBroker, subscriptionQueueName } from '@touchstone/messaging';
import { closedLoop, openLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { median, repeatedly } from '../lib/statistics';
import { type Managed, withManaged } from './managed';
import { type QueueWatch, watchQueue } from './queue-watch';
import { aCompletion, fillHistory, TABLE } from './rows';

const PER_SECOND = 500;
const SECONDS = 10;
const TICK_MS = 20;
const FLOOD = 10_000;
/** Enough to keep the broker busy all the time. */
const PUBLISHERS = 256;
/** Messages published in a tenth of a second; a growing queue holds more after ten seconds. */
const NOT_GROWN = PER_SECOND / 10;

/** Stores finished evaluations from RabbitMQ in a table that already holds 250,000 rows. */
export const history = (): Promise<Figure[]> =>
  withManaged(async (managed) => {
    await fillHistory(managed.database);
    const broker = new AmqpBroker({ url: managed.brokerUrl, name: 'bench', queues: [] });
    await broker.start();
    await broker.whenReady();
    const queue = await watchQueue(managed.brokerUrl, subscriptionQueueName('management'));
    const publish = (event: EvaluationCompleted) => broker.emit(evaluationCompleted.pattern, event);
    const values = await repeatedly(async () => ({
      ...(await steadily(managed, queue, publish)),
      ...(await flooded(managed, queue, publish)),
    }));
    await queue.close();
    await broker.close();
    return [
      {
        name: `${PER_SECOND}/s for ${SECONDS} s, published`,
        unit: '/s',
        values: values.published,
        goal: { atLeast: 0.98 * PER_SECOND },
      },
      {
        name: `${PER_SECOND}/s for ${SECONDS} s, events waiting in the second half`,
        unit: '',
        values: values.waiting,
        goal: { atMost: NOT_GROWN },
      },
      {
        name: `${PER_SECOND}/s for ${SECONDS} s, most events waiting`,
        unit: '',
        values: values.most,
      },
      {
        name: `${PER_SECOND}/s for ${SECONDS} s, from the last event to the last row`,
        unit: 's',
        values: values.behind,
        goal: { atMost: 1 },
      },
      { name: `${FLOOD} events as fast as they go, published`, unit: '/s', values: values.offered },
      {
        name: `${FLOOD} events as fast as they go, stored`,
        unit: '/s',
        values: values.stored,
        goal: { atLeast: PER_SECOND },
      },
    ];
  });

type Publish = (event: EvaluationCompleted) => Promise<void>;

let workspaces = 0;
/** Returns a workspace for one run, by which its rows are counted. */
const newWorkspace = (): string => `bench-${++workspaces}`;

const anEvent = (workspace: string): EvaluationCompleted =>
  aCompletion({ workspace, metadata: { user: `u${workspaces}`, app: 'web' } });

const steadily = async (managed: Managed, queue: QueueWatch, publish: Publish) => {
  const workspace = newWorkspace();
  queue.start();
  const { perSecond } = await openLoop(PER_SECOND, PER_SECOND * SECONDS, () =>
    publish(anEvent(workspace)),
  );
  const endedMs = performance.now();
  const seen = await queue.seen();
  await stored(managed, workspace, PER_SECOND * SECONDS);
  return { published: perSecond, ...waitingIn(seen), behind: (performance.now() - endedMs) / 1000 };
};

const waitingIn = (seen: number[]) => ({
  waiting: median(seen.slice(seen.length / 2)),
  most: Math.max(...seen),
});

const flooded = async (managed: Managed, queue: QueueWatch, publish: Publish) => {
  const workspace = newWorkspace();
  const startedMs = performance.now();
  const { perSecond } = await closedLoop(PUBLISHERS, FLOOD, () => publish(anEvent(workspace)));
  await queue.empty();
  await stored(managed, workspace, FLOOD);
  return { offered: perSecond, stored: (FLOOD / (performance.now() - startedMs)) * 1000 };
};

/**
 * Resolves once all rows are stored.
 * @throws Error when there are too many
 */
const stored = async (
  { database }: Managed,
  workspace: string,
  expected: number,
): Promise<void> => {
  for (;;) {
    const [row] = await database.rows<{ count: string }>(
      `SELECT count(*) FROM ${TABLE} WHERE "workspace" = $1`,
      [workspace],
    );
    const count = Number(row?.count);
    if (count > expected) throw new Error(`${count} rows of ${expected} evaluations.`);
    if (count === expected) return;
    await wait(TICK_MS);
  }
};
