import {
  type Abstract,
  type BeforeApplicationShutdown,
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Readiness, Unavailable } from '@touchstone/kernel';
import { Database } from './database';
import { EventPublisher, SchemaLifecycle, type SchemaOptions } from './schema-lifecycle';

export interface PersistentServiceOptions extends SchemaOptions {
  /**
   * Injection token of the publisher of outbox events, usually `Broker`. Without it, events stay
   * in the outbox for a process that has a broker.
   */
  publisher?: Abstract<EventPublisher>;
  /** Reports an outage as trouble, not as unready: the process does more than this service. */
  readyDuringOutage?: boolean;
  /**
   * Opens the store before the application has started, and fails the start with `Unavailable`
   * after this time. By default the store opens in the background and waits without a limit.
   */
  openWithinMs?: number;
}

const OPTIONS = Symbol('PersistentServiceOptions');

/**
 * Gives one service its database schema. Imported once by the service's root module; the process
 * brings `StorageModule` (`Database`), `Readiness` and the publisher.
 *
 * Provides, to every module of the process, the service's own subclass of `Store`:
 *
 * ```ts
 * export class StudioStore extends Store {}
 *
 * PersistentServiceModule.forRoot({
 *   service: 'studio', schema: studioSchema(), store: StudioStore, publisher: Broker,
 * });
 *
 * @Injectable()
 * export class PromptService {
 *   constructor(private readonly store: StudioStore) {}
 * }
 * ```
 *
 * - **Start**: in the background, so that an unavailable database delays no process. Connects,
 *   creates the schema, runs pending migrations (one replica at a time, all in one transaction),
 *   runs `initialise`, opens the store and calls the listeners of `store.onOpen`. A failed
 *   migration changes no data; its reason is printed and the process exits with 1.
 * - **Readiness**: unready until the store is open, and during outages unless `readyDuringOutage`.
 *   Work on a store that is not open, or whose database is unavailable, throws `Unavailable`.
 * - **Outbox**: events that `store.change` announces are stored in the transaction of their change
 *   and published afterwards, at least once, in order for one process.
 * - **Shutdown**: global, so it closes after the service's own modules. Their
 *   `onApplicationShutdown` runs when messages have been drained and the store can still be used.
 */
@Module({})
export class PersistentServiceModule
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  constructor(
    private readonly lifecycle: SchemaLifecycle,
    @Inject(OPTIONS) private readonly options: PersistentServiceOptions,
    readiness: Readiness,
  ) {
    const { store } = lifecycle;
    const { service, readyDuringOutage = false } = options;
    readiness.add(service, () => store.reason ?? (readyDuringOutage ? undefined : store.outage));
    if (readyDuringOutage) readiness.addTrouble(service, () => store.outage);
  }

  static forRoot(options: PersistentServiceOptions): DynamicModule {
    return {
      module: PersistentServiceModule,
      global: true,
      providers: [
        { provide: OPTIONS, useValue: options },
        {
          provide: SchemaLifecycle,
          inject: [Database, ...(options.publisher ? [options.publisher] : [])],
          useFactory: (database: Database, publisher?: EventPublisher) =>
            new SchemaLifecycle(options, database, publisher),
        },
        {
          provide: options.store,
          inject: [SchemaLifecycle],
          useFactory: ({ store }: SchemaLifecycle) => store,
        },
      ],
      exports: [options.store],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    const { openWithinMs } = this.options;
    if (openWithinMs !== undefined) return this.openWithin(openWithinMs);
    this.lifecycle.start().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }

  /** Prevents listeners of `onOpen` from starting what was just stopped. */
  beforeApplicationShutdown(): void {
    this.lifecycle.abandonStart();
  }

  onApplicationShutdown(): Promise<void> {
    return this.lifecycle.stop();
  }

  private async openWithin(milliseconds: number): Promise<void> {
    const expiry = setTimeout(() => void this.lifecycle.stop(), milliseconds);
    try {
      await this.lifecycle.start();
      const { reason } = this.lifecycle.store;
      if (reason !== undefined) throw new Unavailable(reason);
    } catch (error) {
      await this.lifecycle.stop();
      throw error;
    } finally {
      clearTimeout(expiry);
    }
  }
}
