import { type Clock, SystemClock } from '@touchstone/kernel';
import { CannotStart, type Database, Outbox, type SchemaDefinition, Storage, Store } from '@touchstone/storage';
import { auditThrough } from './audit';
import { LabelService } from './labels/label.service';
import { PromptService } from './prompts/prompt.service';
import { RevisionService } from './revisions/revision.service';
import { studioSchema } from './storage/schema';

export interface StudioParts {
  database: Database;
  /** Resolves when the broker has the event safe. */
  publish: (pattern: string, body: unknown) => Promise<void>;
  schema?: SchemaDefinition;
  clock?: Clock;
}

/** Stored prompts on one schema of a database; free of how it is asked. */
export class Studio {
  readonly prompts: PromptService;
  readonly revisions: RevisionService;
  readonly labels: LabelService;

  private readonly storage: Storage;
  private readonly outbox: Outbox;
  private readonly store: Store;
  private starting: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor({ database, publish, schema = studioSchema(), clock = new SystemClock() }: StudioParts) {
    this.storage = new Storage(database, schema);
    this.outbox = new Outbox(this.storage, publish);
    this.store = new Store({ storage: this.storage, outbox: this.outbox, clock, audit: auditThrough(this.outbox) });
    this.prompts = new PromptService(this.store);
    this.revisions = new RevisionService(this.store);
    this.labels = new LabelService(this.store);
  }

  /** Why no work could be done yet, if so. */
  get reason(): string | undefined {
    return this.store.reason;
  }

  /** Why no work can be done at the moment, although it could before. */
  get outage(): string | undefined {
    return this.store.outage;
  }

  /** Waits for a database that is away, then relays events until it is stopped. @throws CannotStart: the data is then as it was. */
  start(): Promise<void> {
    this.starting = this.open();
    return this.starting;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.outbox.stop();
    await this.storage.stop();
    await this.starting.catch(() => undefined);
  }

  private async open(): Promise<void> {
    try {
      await this.storage.start();
    } catch (error) {
      // Stopped on the way, it is no failure that the database was taken away.
      if (this.stopped) return;
      throw new CannotStart('studio', error);
    }
    if (this.stopped) return;
    this.store.open();
    this.outbox.start();
  }
}
