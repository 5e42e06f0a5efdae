import { EntitySchema, type MigrationInterface, type QueryRunner } from 'typeorm';
import { event } from '@touchstone/contracts';
import { Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import type { Database } from './database';
import { Outbox } from './outbox';
import { CREATE_OUTBOX, outboxEntity } from './outbox.entity';
import { type SchemaDefinition, Storage } from './storage';

interface Cup {
  id: string;
  kind: string;
  data: object;
}

const cupEntity = new EntitySchema<Cup>({
  name: 'cup',
  tableName: 'cup',
  columns: { id: { type: 'text', primary: true }, kind: { type: 'text' }, data: { type: 'jsonb' } },
});

const brewed = event<{ cup: number }>('tea.brewed.v1');

let serial = 0;
const uniqueSchema = (): string => `tea_${process.pid}_${++serial}`;

const definitionOf = (
  schema: string,
  ...further: (new () => MigrationInterface)[]
): SchemaDefinition => {
  class CreateCups1 implements MigrationInterface {
    name = 'CreateCups1700000000001';
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(
        `CREATE TABLE "${schema}"."cup" ("id" text PRIMARY KEY, "kind" text NOT NULL, "data" jsonb NOT NULL)`,
      );
      await runner.query(CREATE_OUTBOX(schema));
    }
    async down(): Promise<void> {}
  }
  return { schema, entities: [cupEntity, outboxEntity], migrations: [CreateCups1, ...further] };
};

/**
 * Contract tests of storage, for every database engine.
 * @param isShared true if other processes may write to it
 */
export const describeStorage = (
  database: () => Database,
  { isShared }: { isShared: boolean },
): void => {
  const started: Storage[] = [];
  const start = async (definition = definitionOf(uniqueSchema())): Promise<Storage> => {
    const storage = new Storage(database(), definition);
    started.push(storage);
    await storage.start();
    return storage;
  };
  const cups = (storage: Storage) =>
    storage.run((manager) => manager.getRepository(cupEntity).find({ order: { id: 'ASC' } }));
  const put = (storage: Storage, id: string) =>
    storage.run((manager) =>
      manager.getRepository(cupEntity).insert({ id, kind: 'green', data: { hot: true } }),
    );

  afterEach(async () => {
    await Promise.all(started.splice(0).map((storage) => storage.stop()));
  });

  it('returns data unchanged', async () => {
    const storage = await start();
    await put(storage, 'one');
    await expect(cups(storage)).resolves.toEqual([
      { id: 'one', kind: 'green', data: { hot: true } },
    ]);
  });

  it('separates schemas that are served side by side', async () => {
    const [first, second] = [await start(), await start()];
    await Promise.all([put(first, 'a'), put(second, 'b'), put(first, 'c')]);
    await expect(cups(first)).resolves.toMatchObject([{ id: 'a' }, { id: 'c' }]);
    await expect(cups(second)).resolves.toMatchObject([{ id: 'b' }]);
  });

  it('migrates once when several replicas start together', async () => {
    const definition = definitionOf(uniqueSchema());
    const replicas = await Promise.all([start(definition), start(definition), start(definition)]);
    await put(replicas[0], 'x');
    await expect(cups(replicas[2])).resolves.toHaveLength(1);
    const applied = await replicas[1].run((manager) =>
      manager.query<unknown[]>(`SELECT * FROM "${definition.schema}"."migration"`),
    );
    expect(applied).toHaveLength(1);
  });

  it('leaves the data untouched when a migration fails and reports its error', async () => {
    const schema = uniqueSchema();
    await put(await start(definitionOf(schema)), 'kept');
    class Broken2 implements MigrationInterface {
      name = 'Broken1700000000002';
      async up(runner: QueryRunner): Promise<void> {
        await runner.query(`DELETE FROM "${schema}"."cup"`);
        await runner.query('SELECT * FROM nowhere');
      }
      async down(): Promise<void> {}
    }
    await expect(start(definitionOf(schema, Broken2))).rejects.toThrow('nowhere');
    await expect(cups(await start(definitionOf(schema)))).resolves.toMatchObject([{ id: 'kept' }]);
  });

  it('rolls a failed transaction back completely', async () => {
    const storage = await start();
    const attempt = storage.transaction(async (manager) => {
      await manager.getRepository(cupEntity).insert({ id: 'gone', kind: 'green', data: {} });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    await expect(cups(storage)).resolves.toEqual([]);
  });

  it('serves concurrent callers', async () => {
    const storage = await start();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        storage.transaction((manager) =>
          manager.getRepository(cupEntity).insert({ id: String(index), kind: 'k', data: {} }),
        ),
      ),
    );
    await expect(cups(storage)).resolves.toHaveLength(60);
  });

  it('throws Unavailable before it has started and after it has stopped', async () => {
    const storage = new Storage(database(), definitionOf(uniqueSchema()));
    await expect(cups(storage)).rejects.toBeInstanceOf(Unavailable);
    await storage.start();
    await storage.stop();
    await expect(cups(storage)).rejects.toBeInstanceOf(Unavailable);
  });

  describe('the outbox', () => {
    const outboxOf = (
      storage: Storage,
      publish: (pattern: string, body: unknown) => Promise<void>,
    ) => new Outbox(storage, publish);
    const leave = (storage: Storage, outbox: Outbox, cup: number) =>
      storage.transaction((manager) => outbox.add(manager, brewed, { cup }));

    it('publishes the events of a transaction in order and only once', async () => {
      const storage = await start();
      const published: unknown[] = [];
      const outbox = outboxOf(
        storage,
        async (pattern, body) => void published.push([pattern, body]),
      );
      outbox.start();
      for (const cup of [1, 2, 3]) await leave(storage, outbox, cup);
      outbox.relay();
      await eventually(() => published.length === 3);
      await outbox.stop();
      expect(published).toEqual([1, 2, 3].map((cup) => ['tea.brewed.v1', { cup }]));
      await expect(
        storage.run((manager) => manager.getRepository(outboxEntity).count()),
      ).resolves.toBe(0);
    });

    if (isShared) {
      it('publishes the events of another process soon, without a call to relay', async () => {
        const storage = await start();
        const published: unknown[] = [];
        const outbox = outboxOf(storage, async (_pattern, body) => void published.push(body));
        await leave(storage, outbox, 1);
        outbox.start();
        await eventually(() => published.length === 1);
        await leave(
          storage,
          outboxOf(storage, () => Promise.reject(new Unavailable('no broker'))),
          2,
        );
        // A revoked key must be refused everywhere within five seconds.
        await eventually(() => published.length === 2, 3_000);
        await outbox.stop();
      });
    }

    it('publishes no events of a rolled back transaction', async () => {
      const storage = await start();
      const published: unknown[] = [];
      const outbox = outboxOf(storage, async (_pattern, body) => void published.push(body));
      const undone = storage.transaction(async (manager) => {
        await outbox.add(manager, brewed, { cup: 0 });
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      await leave(storage, outbox, 1);
      outbox.start();
      await eventually(() => published.length > 0);
      await outbox.stop();
      expect(published).toEqual([{ cup: 1 }]);
    });

    it('keeps an event that the broker does not accept and publishes it later', async () => {
      const storage = await start();
      const published: unknown[] = [];
      const refused = deferred();
      let away = true;
      const outbox = outboxOf(storage, async (_pattern, body) => {
        if (away) {
          refused.resolve();
          throw new Unavailable('away');
        }
        published.push(body);
      });
      await leave(storage, outbox, 5);
      outbox.start();
      await refused.promise;
      away = false;
      await eventually(() => published.length === 1);
      await outbox.stop();
      expect(published).toEqual([{ cup: 5 }]);
    });
  });
};
