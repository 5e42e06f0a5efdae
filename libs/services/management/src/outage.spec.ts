import {
  createApiKey,
  createDefinition,
  getDefinition,
  listDefinitions,
  resolveApiKey,
  SCOPES,
  updateDefinition,
} from '@touchstone/contracts';
import { PostgresDatabase } from '@touchstone/storage';
import {
  describeWithDatabase,
  eventually,
  startTcpProxy,
  type TcpProxy,
  testDatabaseUrl,
} from '@touchstone/testing';
import { HistoryService } from './history/history.service';
import { ApiKeyService } from './keys/api-key.service';
import {
  aCompletion,
  aDefinition,
  ANY_PAGE,
  type RunningManagement,
  SECRETS,
  startManagement,
} from './management.fixture';

const caller = { workspace: 'default', keyId: 'spec' };
const UNAVAILABLE = { kind: 'unavailable' };

describeWithDatabase('management, during an outage of the database', () => {
  let proxy: TcpProxy;
  let database: PostgresDatabase;
  let service: RunningManagement | undefined;
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

  it('starts unready, and becomes ready as soon as the database is back', async () => {
    proxy.cut();
    service = await startManagement(database, {
      inBackground: true,
      bootstrapKey: 'the operator’s own key',
    });
    const { ask, readiness } = service;
    const digest = SECRETS.digest('the operator’s own key').toString('hex');
    expect(readiness.reasons().get('management')).toContain('not reachable');
    await expect(ask(resolveApiKey, { digest })).rejects.toMatchObject(UNAVAILABLE);
    await expect(ask(createDefinition, { caller, fields: {} })).rejects.toMatchObject(UNAVAILABLE);
    proxy.restore();
    await eventually(() => readiness.reasons().size === 0);
    await expect(ask(resolveApiKey, { digest })).resolves.toMatchObject({ workspace: 'default' });
  });

  it('can be stopped while it waits', async () => {
    proxy.cut();
    const waiting = await startManagement(database, { inBackground: true });
    await expect(waiting.close()).resolves.toBeUndefined();
    proxy.restore();
    await expect(
      waiting.get(ApiKeyService).resolve({ digest: '0'.repeat(64) }),
    ).rejects.toMatchObject(UNAVAILABLE);
  });

  it.each([
    ['is not ready', false, ['management'], []],
    ['reports the outage and stays ready if the process keeps serving', true, [], ['management']],
  ])(
    '%s during a later outage of the database, and recovers by itself',
    async (_title, readyDuringOutage, reasons, trouble) => {
      service = await startManagement(database, { options: { readyDuringOutage } });
      const { readiness } = service;
      const shown = () => [[...readiness.reasons().keys()], [...readiness.trouble().keys()]];
      expect(shown()).toEqual([[], []]);
      proxy.cut();
      await eventually(() => expect(shown()).toEqual([reasons, trouble]));
      expect([...readiness.reasons().values(), ...readiness.trouble().values()]).toEqual([
        expect.stringContaining('does not answer'),
      ]);
      proxy.restore();
      await eventually(() => expect(shown()).toEqual([[], []]));
    },
  );

  it('refuses requests during an outage, never shows half a change, and resumes afterwards', async () => {
    service = await startManagement(database);
    const { ask } = service;
    const { id } = await aDefinition(service, caller, { name: 'before' });
    proxy.cut();
    await expect(ask(getDefinition, { caller, id })).rejects.toMatchObject(UNAVAILABLE);
    await expect(
      ask(updateDefinition, { caller, id, fields: { name: 'lost' } }),
    ).rejects.toMatchObject(UNAVAILABLE);
    await expect(
      ask(createApiKey, { caller, callerScopes: SCOPES, fields: { name: 'lost' } }),
    ).rejects.toMatchObject(UNAVAILABLE);
    proxy.restore();
    await eventually(() => ask(getDefinition, { caller, id }));
    await expect(ask(listDefinitions, { caller, page: ANY_PAGE })).resolves.toMatchObject([
      { id, version: 1, fields: { name: 'before' } },
    ]);
  });

  it('stores evaluations that finish during an outage, each once', async () => {
    service = await startManagement(database);
    const { get } = service;
    const events = Array.from({ length: 60 }, () => aCompletion());
    const [before, during] = [events.slice(0, 30), events.slice(30)];
    for (const event of before) await service.tell({ pattern: 'evaluation.completed.v1' }, event);
    proxy.cut();
    for (const event of during) await service.tell({ pattern: 'evaluation.completed.v1' }, event);
    await expect(get(HistoryService).keep(aCompletion())).rejects.toMatchObject(UNAVAILABLE);
    proxy.restore();
    await eventually(
      async () =>
        (await get(HistoryService).list(caller, { limit: 100 })).items.length === events.length,
    );
    const { items } = await get(HistoryService).list(caller, { limit: 100 });
    expect(items.map(({ id }) => id).sort()).toEqual(events.map(({ id }) => id).sort());
  });

  it('publishes a change once the database is back and the change is committed', async () => {
    service = await startManagement(database);
    const { id } = await aDefinition(service, caller);
    proxy.cut();
    proxy.restore();
    const { ask, heard } = service;
    await eventually(() => ask(updateDefinition, { caller, id, fields: { name: 'after' } }));
    await eventually(
      () => heard.filter(({ body }) => (body as { id?: string }).id === id).length >= 2,
    );
  });
});
