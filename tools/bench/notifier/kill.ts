import { type AppProcess, eventually } from '@touchstone/testing';
import { openLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { anEvent, arrived } from './events';
import { addWebhooks, type Notified, withNotifier } from './notified';
import { after, type Receiver, startReceiver } from './receiver';

const EVENTS = 1_000;
const PER_SECOND = 50;
const KILLS = 10;
/** Deliveries that must arrive before the next kill: those of killed processes arrive late. */
const BETWEEN = 60;
const TARGETS = 8;
/** Long enough for attempts to be in flight at each kill. */
const ANSWER_MS = 50;
const LONG_MS = 180_000;
const NONE = { atMost: 0 };
/** A minute's lease, a second until its expiry is noticed, and some for the attempt. */
const LATEST = { atMost: 65 };

/** Kills and restarts the only notifier ten times while events flow. */
export const kill = (): Promise<Figure[]> =>
  withNotifier(async (notified: Notified) => {
    const receiver = await startReceiver(after(ANSWER_MS));
    const targets = Array.from({ length: TARGETS }, (_, target) => ({
      url: receiver.url,
      filters: { metadata: { target: String(target) } },
    }));
    await addWebhooks(notified.deployment, targets);
    const ids: string[] = [];
    const publishing = openLoop(PER_SECOND, EVENTS, async (index) => {
      const event = anEvent(index % TARGETS);
      ids.push(event.id);
      await notified.publish(event);
    });
    const { lastKillMs, lastReadyMs } = await killAgainAndAgain(notified, receiver);
    await publishing;
    await arrived(receiver, ids, LONG_MS).catch(() => undefined);
    const allMs = Math.max(...[...receiver.arrivals.values()].map(({ firstMs }) => firstMs));
    const log = await settled(notified);
    await receiver.close();
    return figuresOf(receiver, ids, log, [
      (allMs - lastKillMs) / 1000,
      (allMs - lastReadyMs) / 1000,
    ]);
  });

const killAgainAndAgain = async (
  { notifier, startNotifier }: Notified,
  receiver: Receiver,
): Promise<{ lastKillMs: number; lastReadyMs: number }> => {
  let [victim, lastKillMs] = [notifier, 0];
  for (let kills = 1; kills <= KILLS; kills++) {
    await eventually(() => receiver.arrivals.size >= kills * BETWEEN, LONG_MS);
    await kill9(victim);
    lastKillMs = performance.now();
    victim = await startNotifier();
  }
  return { lastKillMs, lastReadyMs: performance.now() };
};

const kill9 = async (victim: AppProcess): Promise<void> => void (await victim.stop('SIGKILL'));

/** The delivery log, once all deliveries have ended. */
interface Logged {
  id: string;
  subject_id: string;
  status: string;
  tries: number;
}

const settled = ({ database }: Notified): Promise<Logged[]> =>
  eventually(async () => {
    const log = await database.rows<Logged>(
      'SELECT "id", "subject_id", "status", "tries" FROM "notifier"."delivery"',
    );
    if (log.some(({ status }) => status === 'pending'))
      throw new Error('Some deliveries have not ended.');
    return log;
  }, LONG_MS);

const figuresOf = (
  { arrivals }: Receiver,
  ids: readonly string[],
  log: readonly Logged[],
  [sinceKill = NaN, sinceReady = NaN]: readonly number[],
): Figure[] => {
  const came = [...arrivals.values()].map(({ webhookIds }) => webhookIds);
  const beyond = log.map(
    ({ subject_id, tries }) => (arrivals.get(subject_id)?.webhookIds.length ?? 0) - tries,
  );
  const one = (name: string, value: number, parts: Partial<Figure> = {}): Figure => ({
    name: `${KILLS} × kill -9, ${EVENTS} events, ${name}`,
    unit: '',
    values: [value],
    ...parts,
  });
  return [
    one('that never came', ids.filter((id) => !arrivals.has(id)).length, { goal: NONE }),
    one(
      'not delivered by the log',
      EVENTS - log.filter(({ status }) => status === 'delivered').length,
      { goal: NONE },
    ),
    one(
      'that came under several ids',
      came.filter((webhookIds) => new Set(webhookIds).size > 1).length,
      { goal: NONE },
    ),
    one('that came more than once', came.filter(({ length }) => length > 1).length),
    one('most times that one came', Math.max(...came.map(({ length }) => length))),
    one('most times beyond the tries in its log', Math.max(...beyond), { goal: { atMost: 1 } }),
    one('last kill until all had come', sinceKill, { unit: 's', goal: LATEST }),
    one('last start until all had come', sinceReady, { unit: 's' }),
  ];
};
