import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createPrompt,
  getPrompt,
  listPrompts,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { PostgresDatabase } from '@touchstone/storage';
import {
  describeWithDatabase,
  eventually,
  startTcpProxy,
  type TcpProxy,
  testDatabaseUrl,
} from '@touchstone/testing';
import { PromptService } from './prompts/prompt.service';
import { studioSchema } from './storage/schema';
import {
  aCaller,
  ANY_PAGE,
  aPrompt,
  type RunningStudio,
  says,
  startStudio,
  uniqueSchema,
} from './studio.fixture';

const UNAVAILABLE = { kind: 'unavailable' };

describeWithDatabase('the studio, during an outage of the database', () => {
  let proxy: TcpProxy;
  let database: PostgresDatabase;
  let service: RunningStudio | undefined;
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
    service = await startStudio(database, { inBackground: true });
    const { ask, readiness } = service;
    const caller = aCaller();
    expect(readiness.reasons().get('studio')).toContain('not reachable');
    await expect(ask(getPrompt, { caller, id: 'x', select: {} })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    await expect(ask(createPrompt, { caller, fields: { name: 'x' } })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    proxy.restore();
    await eventually(() => readiness.reasons().size === 0);
    await expect(ask(listPrompts, { caller, page: ANY_PAGE })).resolves.toEqual([]);
  });

  it('can be stopped while it waits', async () => {
    proxy.cut();
    const waiting = await startStudio(database, { inBackground: true });
    await expect(waiting.close()).resolves.toBeUndefined();
    proxy.restore();
    await expect(waiting.get(PromptService).list(aCaller(), ANY_PAGE)).rejects.toMatchObject(
      UNAVAILABLE,
    );
  });

  it.each([
    ['is not ready', false, ['studio'], []],
    ['reports the outage and stays ready if the process keeps serving', true, [], ['studio']],
  ])(
    '%s during a later outage of the database, and recovers by itself',
    async (_title, readyDuringOutage, reasons, trouble) => {
      service = await startStudio(database, { options: { readyDuringOutage } });
      const { readiness } = service;
      const shown = () => [[...readiness.reasons().keys()], [...readiness.trouble().keys()]];
      proxy.cut();
      await eventually(() => expect(shown()).toEqual([reasons, trouble]));
      proxy.restore();
      await eventually(() => expect(shown()).toEqual([[], []]));
    },
  );

  it('refuses requests during an outage, never shows half a change, and resumes afterwards', async () => {
    service = await startStudio(database);
    const { ask } = service;
    const caller = aCaller();
    const before = await aPrompt(service, caller);
    const { id } = before.prompt;
    proxy.cut();
    await expect(ask(getPrompt, { caller, id, select: {} })).rejects.toMatchObject(UNAVAILABLE);
    await expect(ask(updatePrompt, { caller, id, fields: says('lost') })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    await expect(ask(setPromptLabel, { caller, id, label: 'lost', to: {} })).rejects.toMatchObject(
      UNAVAILABLE,
    );
    proxy.restore();
    await eventually(() => ask(getPrompt, { caller, id, select: {} }));
    await expect(ask(getPrompt, { caller, id, select: {} })).resolves.toEqual(before);
    await expect(ask(updatePrompt, { caller, id, fields: says('kept') })).resolves.toMatchObject({
      revision: { number: 2 },
    });
  });
});

describeWithDatabase('the studio, when a migration fails', () => {
  it('refuses to start, and says why', async () => {
    class Broken9 implements MigrationInterface {
      name = 'Broken9990000000000';
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('SELECT * FROM nowhere');
      }
      async down(): Promise<void> {}
    }
    const database = new PostgresDatabase(testDatabaseUrl(), 2);
    const definition = studioSchema(uniqueSchema());
    const readiness = new Readiness();
    const broken = startStudio(database, {
      readiness,
      options: {
        schema: { ...definition, migrations: [...definition.migrations, Broken9] },
        openWithinMs: 60_000,
      },
    });
    await expect(broken).rejects.toThrow(
      'studio cannot start, and has changed no data: relation "nowhere" does not exist',
    );
    expect(readiness.reasons().get('studio')).toBeDefined();
    await database.close();
  });
});
