import type { Clock } from '@touchstone/kernel';
import { auditThrough } from './audit-through';
import type { Database } from './database';
import { CannotStart } from './errors';
import { Outbox } from './outbox';
import { type SchemaDefinition, Storage } from './storage';
import { Store } from './store';

export interface StoreRunnerParts {
  /** Its name, for whoever reads why it cannot start. */
  service: string;
  database: Database;
  schema: SchemaDefinition;
  /** Resolves when the broker has the event safe. */
  publish: (pattern: string, body: unknown) => Promise<void>;
  clock: Clock;
}

/** A service's schema, opened once its database is there; its events are relayed until it is stopped, those for the audit log among them. */
export class StoreRunner {
  readonly store: Store;

  private readonly storage: Storage;
  private readonly outbox: Outbox;
  private starting: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly parts: StoreRunnerParts) {
    const { database, schema, publish, clock } = parts;
    this.storage = new Storage(database, schema);
    this.outbox = new Outbox(this.storage, publish);
    this.store = new Store({
      storage: this.storage,
      outbox: this.outbox,
      clock,
      audit: auditThrough(this.outbox),
    });
  }

  /** Waits for a database that is away. @param opened what else is to begin then @throws CannotStart: the data is then as it was */
  start(opened: () => void = () => undefined): Promise<void> {
    this.starting = this.open(opened);
    return this.starting;
  }

  /** @param first what else is to end, while the store can still be used */
  async stop(first: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    this.stopped = true;
    await first();
    await this.outbox.stop();
    await this.storage.stop();
    await this.starting.catch(() => undefined);
  }

  private async open(opened: () => void): Promise<void> {
    try {
      await this.storage.start();
    } catch (error) {
      // Stopped on the way, it is no failure that the database was taken away.
      if (this.stopped) return;
      throw new CannotStart(this.parts.service, error);
    }
    if (this.stopped) return;
    this.store.open();
    this.outbox.start();
    opened();
  }
}
