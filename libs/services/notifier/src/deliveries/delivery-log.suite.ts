import {
  deleteNotifier,
  type DeliveryRecord,
  listDeliveries,
  redeliver,
  testNotifier,
  updateNotifier,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  aMailNotifier,
  ANY_PAGE,
  aWebhook,
  deliveriesOf,
  evaluated,
  HOUR_MS,
  type RunningNotifier,
  settled,
  urlOf,
} from '../notifier.fixture';
import { errorsOf, FAILED } from '../recording-channel.fixture';

const isDelivered = ([first]: DeliveryRecord[]) => first?.status === 'delivered';

/** Listing, testing and redelivery, on any engine. */
export const describeDeliveryLog = (running: () => RunningNotifier): void => {
  it('lists the latest first, by notifier and by status', async () => {
    const service = running();
    const { ask } = service;
    const caller = aCaller();
    const [good, bad] = [await aWebhook(service, caller), await aWebhook(service, caller)];
    service.channel.answer(urlOf(bad), FAILED);
    const events = [aCompletion(caller), aCompletion(caller)];
    for (const event of events) await evaluated(service, event);
    await settled(
      service,
      caller,
      (all) => all.length === 4 && all.every(({ attempts }) => attempts.length === 1),
    );
    const subjects = async (filter: object) =>
      (await ask(listDeliveries, { caller, page: ANY_PAGE, ...filter })).map(
        ({ subject_id }) => subject_id,
      );
    const [first = '', second = ''] = events.map(({ id }) => id);
    await expect(subjects({ id: good.id })).resolves.toEqual([second, first]);
    await expect(subjects({ status: 'pending' })).resolves.toEqual([second, first]);
    await expect(subjects({ id: good.id, status: 'pending' })).resolves.toEqual([]);
    await expect(
      subjects({ id: bad.id, status: 'pending', page: { limit: 1, offset: 1 } }),
    ).resolves.toEqual([first]);
    await ask(deleteNotifier, { caller, id: good.id });
    await expect(subjects({})).resolves.toHaveLength(4);
  });

  it('tests a notifier at once, even if it is off', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller, { active: false });
    const [delivered] = await service.ask(testNotifier, { caller, id: made.id });
    expect(delivered).toMatchObject({
      notifier_id: made.id,
      event: 'notifier.test',
      status: 'delivered',
      attempts: [{ status_code: 200, error: null }],
    });
    expect(service.channel.to(urlOf(made))).toMatchObject([
      { id: delivered?.id, notice: { event: 'notifier.test', evaluation: { status: 'success' } } },
    ]);
    service.channel.answer(urlOf(made), FAILED);
    const [failed] = await service.ask(testNotifier, { caller, id: made.id });
    expect([failed?.status, failed && errorsOf(failed)]).toEqual([
      'failed',
      ['The receiver answered 500.'],
    ]);
    await expect(deliveriesOf(service, caller, made.id)).resolves.toEqual([failed, delivered]);
  });

  it('limits the concurrent tests of a workspace', async () => {
    const service = running();
    const [caller, other] = [aCaller(), aCaller()];
    const made = await aWebhook(service, caller);
    const answer = service.channel.hang(urlOf(made));
    const test = () => service.ask(testNotifier, { caller, id: made.id });
    const tests = Array.from({ length: 4 }, test);
    await eventually(() => service.channel.to(urlOf(made)).length === 4);
    await expect(test()).rejects.toMatchObject({ kind: 'conflict', code: 'notifier.tests' });
    await expect(
      service.ask(testNotifier, { caller: other, id: (await aWebhook(service, other)).id }),
    ).resolves.toMatchObject([{ status: 'delivered' }]);
    answer();
    await Promise.all(tests);
    await expect(test()).resolves.toMatchObject([{ status: 'delivered' }]);
  });

  it('tests each recipient of an e-mail', async () => {
    const service = running();
    const caller = aCaller();
    const { id } = await aMailNotifier(service, caller);
    const tests = await service.ask(testNotifier, { caller, id });
    expect(tests.map(({ recipient, status }) => [recipient, status])).toEqual([
      ['one@example.com', 'delivered'],
      ['two@example.com', 'delivered'],
    ]);
  });

  it('delivers a finished delivery again under the same id with all retries', async () => {
    const service = running();
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    await evaluated(service, aCompletion(caller));
    const [{ id = '' } = {}] = await settled(service, caller, isDelivered);
    service.channel.answer(url, FAILED);
    await expect(service.ask(redeliver, { caller, id })).resolves.toMatchObject({
      id,
      status: 'pending',
      completed_at: null,
    });
    const [again] = await settled(
      service,
      caller,
      ([first]) => first?.status === 'pending' && first.attempts.length === 2,
    );
    expect(new Date(again?.next_attempt_at ?? '').getTime() - service.clock.nowMs()).toBe(5_000);
    await expect(service.ask(redeliver, { caller, id })).resolves.toEqual(again);
    expect(service.channel.to(url).map((sent) => sent.id)).toEqual([id, id]);
  });

  it('refuses redelivery to a notifier that is off or deleted, and of an unknown id', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    await evaluated(service, aCompletion(caller));
    const [{ id = '' } = {}] = await settled(service, caller, isDelivered);
    await service.ask(updateNotifier, { caller, id: made.id, fields: { active: false } });
    await expect(service.ask(redeliver, { caller, id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'notifier.off',
    });
    await service.ask(deleteNotifier, { caller, id: made.id });
    await expect(service.ask(redeliver, { caller, id })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'notifier.off',
    });
    await expect(service.ask(redeliver, { caller, id: newId() })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('keeps the last twenty attempts of each', async () => {
    const service = running();
    const caller = aCaller();
    await aWebhook(service, caller);
    await evaluated(service, aCompletion(caller));
    const [{ id = '' } = {}] = await settled(service, caller, isDelivered);
    for (let times = 1; times <= 21; times++) {
      await service.ask(redeliver, { caller, id });
      await settled(
        service,
        caller,
        ([first]) =>
          first?.status === 'delivered' && first.attempts.length === Math.min(times + 1, 20),
      );
    }
    await expect(deliveriesOf(service, caller)).resolves.toMatchObject([
      { attempts: { length: 20 } },
    ]);
  });

  it('deletes only deliveries finished before the retention period', async () => {
    const service = running();
    const caller = aCaller();
    const [good, bad] = [await aWebhook(service, caller), await aWebhook(service, caller)];
    service.channel.answer(urlOf(bad), FAILED);
    await evaluated(service, aCompletion(caller));
    await settled(service, caller, (all) => all.every(({ attempts }) => attempts.length === 1));
    const { sql, schema, clock, retention } = service;
    const age = (days: number) =>
      sql(`UPDATE "${schema}"."delivery" SET "completed_at" = $2 WHERE "notifier_id" = $1`, [
        good.id,
        new Date(clock.nowMs() - days * 24 * HOUR_MS),
      ]);
    await age(29.9);
    await retention.sweep();
    await expect(deliveriesOf(service, caller)).resolves.toHaveLength(2);
    await age(30.1);
    await retention.sweep();
    await expect(deliveriesOf(service, caller)).resolves.toMatchObject([{ notifier_id: bad.id }]);
  });
};
