import { getNotifier, redeliver, testNotifier, updateNotifier } from '@touchstone/contracts';
import type { Database } from '@touchstone/storage';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  anAlert,
  aWebhook,
  deliveriesOf,
  evaluated,
  type RunningNotifier,
  settled,
  startNotifier,
  urlOf,
} from '../notifier.fixture';
import { FAILED } from '../recording-channel.fixture';

const MOST = 10;

/** Limits of the pending deliveries of one target, on any engine. */
export const describeBacklog = (database: () => Database): void => {
  let service: RunningNotifier;
  beforeAll(async () => {
    service = await startNotifier(database(), { maxBacklog: MOST });
  });
  afterAll(() => service.close());

  const happens = async (caller: ReturnType<typeof aCaller>, times: number) => {
    for (let time = 0; time < times; time++) await evaluated(service, aCompletion(caller));
  };
  /** Creates a failing notifier with a full backlog and some skipped deliveries. */
  const full = async (more: number) => {
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    service.channel.answer(urlOf(made), FAILED);
    const since = new Date(service.clock.nowMs()).toISOString();
    await happens(caller, MOST + more);
    await settled(service, caller, (all) => all.every(({ attempts }) => attempts.length === 1));
    return {
      caller,
      made,
      since,
      skipped: async () => (await service.ask(getNotifier, { caller, id: made.id })).skipped,
    };
  };

  it('is limited for each notifier, and skipped deliveries are counted in its record', async () => {
    const { caller, made, since, skipped } = await full(7);
    await expect(deliveriesOf(service, caller, made.id)).resolves.toHaveLength(MOST);
    await expect(skipped()).resolves.toEqual({ count: 7, since });
    service.clock.advance(1_000);
    await happens(caller, 1);
    await expect(skipped()).resolves.toEqual({ count: 8, since });
    const other = await aWebhook(service, caller);
    await happens(caller, 1);
    await settled(service, caller, (all) =>
      all.some(({ notifier_id, status }) => notifier_id === other.id && status === 'delivered'),
    );
  });

  it('counts each recipient of an e-mail', async () => {
    const caller = aCaller();
    const { id, recipients } = {
      recipients: [] as string[],
      ...(await aMailNotifier(service, caller)),
    };
    for (const recipient of recipients) service.channel.answer(recipient, FAILED);
    try {
      await happens(caller, MOST / 2 + 1);
      await expect(service.ask(getNotifier, { caller, id })).resolves.toMatchObject({
        skipped: { count: 2 },
      });
    } finally {
      for (const recipient of recipients)
        service.channel.answer(recipient, { delivered: true, statusCode: 250 });
    }
  });

  it('accepts deliveries again when some were sent', async () => {
    const { caller, made, skipped } = await full(1);
    service.channel.answer(urlOf(made), { delivered: true, statusCode: 200 });
    service.clock.advance(5_000);
    await settled(service, caller, (all) => all.every(({ status }) => status === 'delivered'));
    await happens(caller, 3);
    await expect(deliveriesOf(service, caller, made.id)).resolves.toHaveLength(MOST + 3);
    await expect(skipped()).resolves.toMatchObject({ count: 1 });
  });

  it('does not prevent tests or redelivery, and is reset when the notifier is switched on again', async () => {
    const { caller, made, skipped } = await full(1);
    await expect(service.ask(testNotifier, { caller, id: made.id })).resolves.toMatchObject([
      { status: 'failed' },
    ]);
    const [{ id = '' } = {}] = await service.ask(testNotifier, { caller, id: made.id });
    await expect(service.ask(redeliver, { caller, id })).resolves.toMatchObject({
      status: 'pending',
    });
    await expect(skipped()).resolves.toMatchObject({ count: 1 });
    for (const active of [false, true])
      await service.ask(updateNotifier, { caller, id: made.id, fields: { active } });
    await expect(skipped()).resolves.toBeNull();
  });

  it('is limited for the service’s own e-mails', async () => {
    const caller = aCaller();
    service.channel.answer('alarm@example.com', FAILED);
    for (let time = 0; time < MOST + 5; time++)
      await service.dispatcher.guardrailAlerted(
        anAlert(caller, { alert: { email: 'alarm@example.com' } }),
      );
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(MOST);
  });
};
