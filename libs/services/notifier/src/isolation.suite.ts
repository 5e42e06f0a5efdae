import {
  type Caller,
  deleteNotifier,
  getNotifier,
  listDeliveries,
  listNotifiers,
  redeliver,
  rotateNotifierSecret,
  testNotifier,
  updateNotifier,
} from '@touchstone/contracts';
import {
  aCaller,
  aCompletion,
  ANY_PAGE,
  aWebhook,
  deliveriesOf,
  evaluated,
  type RunningNotifier,
  settled,
} from './notifier.fixture';

const MISSING = {
  kind: 'not_found',
  code: 'id.unknown',
  message: 'There is nothing with this id; check it.',
};

type Act = (service: RunningNotifier, caller: Caller, id: string) => Promise<unknown>;
const BY_ID: [title: string, act: Act][] = [
  ['notifier.get', ({ ask }, caller, id) => ask(getNotifier, { caller, id })],
  [
    'notifier.update',
    ({ ask }, caller, id) => ask(updateNotifier, { caller, id, fields: { name: 'stolen' } }),
  ],
  [
    'notifier.rotate-secret',
    ({ ask }, caller, id) => ask(rotateNotifierSecret, { caller, id, overlapSeconds: 60 }),
  ],
  ['notifier.test', ({ ask }, caller, id) => ask(testNotifier, { caller, id })],
  ['delivery.list', ({ ask }, caller, id) => ask(listDeliveries, { caller, id, page: ANY_PAGE })],
  ['notifier.delete', ({ ask }, caller, id) => ask(deleteNotifier, { caller, id })],
];
const STRANGE = ['unknown', '', 'a\0b', "' OR true --", 'x'.repeat(10_000)];

/** Describes the isolation of workspaces, on any engine. */
export const describeIsolation = (running: () => RunningNotifier): void => {
  it.each(BY_ID)(
    '%s treats another workspace’s ids as unknown and changes nothing',
    async (_title, act) => {
      const service = running();
      const [owner, stranger] = [aCaller(), aCaller()];
      const { id } = await aWebhook(service, owner);
      const before = await service.ask(getNotifier, { caller: owner, id });
      for (const one of [id, ...STRANGE])
        await expect(act(service, stranger, one)).rejects.toMatchObject(MISSING);
      await expect(service.ask(getNotifier, { caller: owner, id })).resolves.toEqual(before);
      await expect(deliveriesOf(service, owner)).resolves.toEqual([]);
      await expect(act(service, owner, id)).resolves.toBeDefined();
      expect(service.recordsOf(stranger)).toEqual([]);
    },
  );

  it('delivery.redeliver treats another workspace’s ids as unknown and sends nothing', async () => {
    const service = running();
    const [owner, stranger] = [aCaller(), aCaller()];
    await aWebhook(service, owner);
    await evaluated(service, aCompletion(owner));
    const [delivery] = await settled(service, owner, ([first]) => first?.status === 'delivered');
    for (const id of [delivery?.id ?? '', ...STRANGE])
      await expect(service.ask(redeliver, { caller: stranger, id })).rejects.toMatchObject(MISSING);
    await expect(deliveriesOf(service, owner)).resolves.toEqual([delivery]);
  });

  it('sees only its own notifiers, deliveries and events', async () => {
    const service = running();
    const [owner, stranger] = [aCaller(), aCaller()];
    const { id } = await aWebhook(service, owner);
    await aWebhook(service, stranger);
    await evaluated(service, aCompletion(owner));
    await expect(
      service.ask(listNotifiers, { caller: owner, page: ANY_PAGE }),
    ).resolves.toMatchObject([{ id }]);
    await expect(deliveriesOf(service, owner)).resolves.toMatchObject([{ notifier_id: id }]);
    await expect(deliveriesOf(service, stranger)).resolves.toEqual([]);
  });
};
