import {
  createNotifier,
  evaluationCompleted,
  listDeliveries,
  listNotifiers,
  testNotifier,
} from '@touchstone/contracts';
import { PostgresDatabase } from '@touchstone/storage';
import {
  describeWithDatabase,
  eventually,
  startTcpProxy,
  type TcpProxy,
  testDatabaseUrl,
} from '@touchstone/testing';
import {
  aCaller,
  aCompletion,
  ANY_PAGE,
  aWebhook,
  deliveriesOf,
  evaluated,
  type RunningNotifier,
  startNotifier,
  urlOf,
} from './notifier.fixture';

const UNAVAILABLE = { kind: 'unavailable' };

describeWithDatabase('the notifier, during an outage of the database', () => {
  let proxy: TcpProxy;
  let database: PostgresDatabase;
  let service: RunningNotifier | undefined;
  beforeEach(async () => {
    const { hostname, port } = new URL(testDatabaseUrl());
    proxy = await startTcpProxy({ host: hostname, port: Number(port || 5432) });
    database = new PostgresDatabase(
      Object.assign(new URL(testDatabaseUrl()), {
        hostname: '127.0.0.1',
        port: String(proxy.port),
      }).toString(),
      4,
    );
  });
  afterEach(async () => {
    await service?.close();
    await database.close();
    await proxy.close();
  });

  it('starts unready, and becomes ready when the database is back', async () => {
    proxy.cut();
    service = await startNotifier(database, { inBackground: true });
    const { ask, readiness } = service;
    const caller = aCaller();
    expect(readiness.reasons().get('notifier')).toContain('not reachable');
    await expect(ask(listNotifiers, { caller, page: ANY_PAGE })).rejects.toMatchObject(UNAVAILABLE);
    await expect(
      ask(createNotifier, { caller, fields: { kind: 'webhook', url: 'https://a.example' } }),
    ).rejects.toMatchObject(UNAVAILABLE);
    proxy.restore();
    await eventually(() => readiness.reasons().size === 0);
    await expect(ask(listNotifiers, { caller, page: ANY_PAGE })).resolves.toEqual([]);
  });

  it('stops while it waits for the database', async () => {
    proxy.cut();
    const waiting = await startNotifier(database, { inBackground: true });
    await expect(waiting.close()).resolves.toBeUndefined();
    proxy.restore();
    await expect(waiting.notifiers.list(aCaller(), ANY_PAGE)).rejects.toMatchObject(UNAVAILABLE);
  });

  it.each([
    ['is not ready', false, ['notifier'], []],
    [
      'shows the outage and stays ready if the process is useful without a database',
      true,
      [],
      ['notifier'],
    ],
  ])(
    '%s during an outage, and recovers by itself',
    async (_title, readyDuringOutage, reasons, trouble) => {
      service = await startNotifier(database, { readyDuringOutage });
      const { readiness } = service;
      const shown = () => [[...readiness.reasons().keys()], [...readiness.trouble().keys()]];
      proxy.cut();
      await eventually(() => expect(shown()).toEqual([reasons, trouble]));
      proxy.restore();
      await eventually(() => expect(shown()).toEqual([[], []]));
    },
  );

  it('rejects requests during an outage, and delivers all events once afterwards', async () => {
    service = await startNotifier(database);
    const { ask, publish, channel } = service;
    const caller = aCaller();
    const made = await aWebhook(service, caller);
    const events = Array.from({ length: 40 }, () => aCompletion(caller));
    for (const event of events.slice(0, 20)) await publish(evaluationCompleted, event);
    proxy.cut();
    for (const event of events.slice(20)) await publish(evaluationCompleted, event);
    await expect(ask(listDeliveries, { caller, page: ANY_PAGE })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    await expect(ask(testNotifier, { caller, id: made.id })).rejects.toMatchObject(UNAVAILABLE);
    proxy.restore();
    const running = service;
    await eventually(async () => {
      // A claim whose response was lost is free again when the lease expires.
      running.clock.advance(5_000);
      const deliveries = await deliveriesOf(running, caller);
      return (
        deliveries.length === events.length &&
        deliveries.every(({ status }) => status === 'delivered')
      );
    });
    // Deliveries being stored when the connection broke may be sent twice, always under one id.
    const sent = channel.to(urlOf(made));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(events.length);
    expect(new Set(sent.map(({ notice }) => notice.evaluation?.id))).toEqual(
      new Set(events.map(({ id }) => id)),
    );
  });

  it('stores the outcome of an attempt after the outage, without repeating it', async () => {
    service = await startNotifier(database);
    const { channel } = service;
    const running = service;
    const caller = aCaller();
    const url = urlOf(await aWebhook(service, caller));
    const answer = channel.hang(url);
    await evaluated(service, aCompletion(caller));
    await eventually(() => channel.to(url).length === 1);
    proxy.cut();
    answer();
    await eventually(() => running.readiness.reasons().size === 1);
    proxy.restore();
    await eventually(async () =>
      (await deliveriesOf(running, caller)).every(({ status }) => status === 'delivered'),
    );
    expect(channel.to(url)).toHaveLength(1);
  });
});
