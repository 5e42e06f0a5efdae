import { type Clock, SystemClock, Unavailable } from '@touchstone/kernel';
import { auditAsEvent } from './audit-events';
import type { Database } from './database';
import { CannotStart } from './errors';
import { Outbox } from './outbox';
import { retryWhileUnavailable } from './retry-while-unavailable';
import { type SchemaDefinition, Storage } from './storage';
import type { Store, StoreParts } from './store';

/** Publishes events; `Broker` of `@touchstone/messaging` is one. */
export abstract class EventPublisher {
  /** Resolves when the broker has confirmed the event. @throws Unavailable */
  abstract emit(pattern: string, body: unknown): Promise<void>;
}

/** The migrated schema before any service uses it. */
export interface MigratedSchema {
  storage: Storage;
  outbox: Outbox;
  now: Date;
}

export interface SchemaOptions {
  /** Names the service in readiness, logs and the error of a failed start. */
  service: string;
  schema: SchemaDefinition;
  /** The service's own subclass of `Store`. */
  store: new (parts: StoreParts) => Store;
  clock?: Clock;
  /** Records a change in its transaction; by default as an event for the management service. */
  audit?: StoreParts['audit'];
  /** Writes rows that must exist before the store opens. Runs at each start; must be idempotent. */
  initialise?(schema: MigratedSchema): Promise<void>;
}

/**
 * Opens one service's schema and closes it again: waits for the database, migrates, initialises,
 * opens the store, then publishes the outbox until it is stopped.
 */
export class SchemaLifecycle {
  readonly store: Store;

  private readonly storage: Storage;
  private readonly outbox: Outbox;
  private started: Promise<void> | undefined;
  private stopped = false;

  /** @param publisher without it, events stay in the outbox for a process that has a broker */
  constructor(
    private readonly options: SchemaOptions,
    database: Database,
    private readonly publisher?: EventPublisher,
  ) {
    this.storage = new Storage(database, options.schema);
    this.outbox = new Outbox(this.storage, (pattern, body) => this.publish(pattern, body));
    if (!publisher) void this.outbox.stop();
    this.store = new options.store({
      storage: this.storage,
      outbox: this.outbox,
      clock: options.clock ?? new SystemClock(),
      audit: options.audit ?? auditAsEvent(this.outbox),
    });
  }

  /**
   * Resolves when the store is open, or when `stop` was called before it could be.
   * @throws CannotStart when a migration fails; no data has changed then
   */
  start(): Promise<void> {
    return (this.started ??= this.open());
  }

  /** Prevents a store that has not opened yet from opening; one that is open can still be used. */
  abandonStart(): void {
    this.stopped = true;
  }

  async stop(): Promise<void> {
    this.abandonStart();
    await this.outbox.stop();
    await this.storage.stop();
    await this.started?.catch(() => undefined);
  }

  private async open(): Promise<void> {
    try {
      await this.storage.start();
      await retryWhileUnavailable(
        () => this.initialise(),
        () => this.stopped,
      );
    } catch (error) {
      // After `stop` a failure only shows that the database was closed.
      if (this.stopped) return;
      throw new CannotStart(this.options.service, error);
    }
    if (this.stopped) return;
    if (this.publisher) this.outbox.start();
    this.store.open();
  }

  private async initialise(): Promise<void> {
    const { storage, outbox } = this;
    await this.options.initialise?.({ storage, outbox, now: this.store.now });
  }

  private publish(pattern: string, body: unknown): Promise<void> {
    return (
      this.publisher?.emit(pattern, body) ??
      Promise.reject(new Unavailable('This process has no message broker.'))
    );
  }
}
