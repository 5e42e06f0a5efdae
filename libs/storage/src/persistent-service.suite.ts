import { Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { event } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import { Database } from './database';
import { CREATE_OUTBOX, outboxEntity } from './outbox.entity';
import {
  PersistentServiceModule,
  type PersistentServiceOptions,
} from './persistent-service.module';
import { EventPublisher } from './schema-lifecycle';
import type { SchemaDefinition } from './storage';
import { Store } from './store';

const poured = event<{ cup: number }>('tea.poured.v1');
const caller = { workspace: 'spec', keyId: 'spec' };

let serial = 0;
const aSchema = (...further: (new () => MigrationInterface)[]): SchemaDefinition => {
  const schema = `persistent_${process.pid}_${++serial}`;
  class CreateOutbox1 implements MigrationInterface {
    name = 'CreateOutbox1700000000001';
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(CREATE_OUTBOX(schema));
    }
    async down(): Promise<void> {}
  }
  return { schema, entities: [outboxEntity], migrations: [CreateOutbox1, ...further] };
};

class TeaStore extends Store {}

@Injectable()
class TeaService implements OnApplicationShutdown {
  /** Result of a query during the shutdown of the application. */
  lastRead: unknown;

  constructor(private readonly store: TeaStore) {}

  pour(cup: number): Promise<void> {
    return this.store.change(caller, ({ announce }) => announce(poured, { cup }));
  }

  async onApplicationShutdown(): Promise<void> {
    this.lastRead = await this.store.read((manager) => manager.query('SELECT 1 AS one'));
  }
}

@Module({ providers: [TeaService] })
class TeaModule {}

class SpecPublisher extends EventPublisher {
  readonly published: unknown[] = [];
  async emit(pattern: string, body: unknown): Promise<void> {
    this.published.push([pattern, body]);
  }
}

/** Contract tests of a persistent service, for every database engine. */
export const describePersistentService = (database: () => Database): void => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((app) => app.close()));
  });

  const start = async (options: Partial<PersistentServiceOptions> = {}) => {
    const [readiness, publisher] = [new Readiness(), new SpecPublisher()];
    const shared = [
      { provide: Database, useValue: database() },
      { provide: Readiness, useValue: readiness },
      { provide: EventPublisher, useValue: publisher },
    ];
    @Global()
    @Module({ providers: shared, exports: shared })
    class ProcessModule {}
    const persistence = PersistentServiceModule.forRoot({
      service: 'tea',
      schema: aSchema(),
      store: TeaStore,
      publisher: EventPublisher,
      ...options,
    });
    @Module({ imports: [ProcessModule, persistence, TeaModule] })
    class Root {}
    const app = await NestFactory.createApplicationContext(Root, {
      logger: false,
      abortOnError: false,
    });
    open.push(app);
    return { app, readiness, publisher, store: app.get(TeaStore), tea: app.get(TeaService) };
  };

  it('opens the store in the background and is unready until then', async () => {
    const { readiness, store } = await start();
    expect(readiness.reasons().get('tea')).toContain('not reachable');
    await new Promise<void>((resolve) => store.onOpen(resolve));
    expect(readiness.reasons().size).toBe(0);
    await expect(store.read((manager) => manager.query('SELECT 2 AS two'))).resolves.toEqual([
      { two: 2 },
    ]);
  });

  it('initialises before the store opens', async () => {
    const order: string[] = [];
    const { store } = await start({
      initialise: async ({ storage }) => {
        await storage.run((manager) => manager.query('SELECT 1'));
        order.push('initialised');
      },
    });
    await new Promise<void>((resolve) => store.onOpen(resolve)).then(() => order.push('open'));
    expect(order).toEqual(['initialised', 'open']);
  });

  it('publishes the events of a change', async () => {
    const { tea, publisher } = await start({ openWithinMs: 60_000 });
    await tea.pour(1);
    await eventually(() => expect(publisher.published).toEqual([[poured.pattern, { cup: 1 }]]));
  });

  it('leaves events in the outbox when it has no publisher', async () => {
    const schema = aSchema();
    const { app, tea } = await start({ schema, publisher: undefined, openWithinMs: 60_000 });
    await tea.pour(2);
    await app.close();
    open.splice(0);
    const { publisher } = await start({ schema });
    await eventually(() => expect(publisher.published).toEqual([[poured.pattern, { cup: 2 }]]));
  });

  it('keeps the store usable until the modules of the service have shut down', async () => {
    const { app, tea } = await start({ openWithinMs: 60_000 });
    await app.close();
    open.splice(0);
    expect(tea.lastRead).toEqual([{ one: 1 }]);
  });

  it('fails the start when a migration fails and the caller waits for it', async () => {
    class Broken2 implements MigrationInterface {
      name = 'Broken1700000000002';
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('SELECT * FROM nowhere');
      }
      async down(): Promise<void> {}
    }
    await expect(start({ schema: aSchema(Broken2), openWithinMs: 60_000 })).rejects.toThrow(
      'tea cannot start, and has changed no data: relation "nowhere" does not exist',
    );
  });
};
