import { type Clock, SystemClock } from '@touchstone/kernel';
import { type Database, type SchemaDefinition, type Store, StoreRunner } from '@touchstone/storage';
import { LabelService } from './labels/label.service';
import { PromptService } from './prompts/prompt.service';
import { RevisionService } from './revisions/revision.service';
import { studioSchema } from './storage/schema';
import { StudioSettings } from './studio.config';

export interface StudioParts {
  database: Database;
  /** Resolves when the broker has the event safe. */
  publish: (pattern: string, body: unknown) => Promise<void>;
  settings?: StudioSettings;
  schema?: SchemaDefinition;
  clock?: Clock;
}

/** Stored prompts on one schema of a database; free of how it is asked. */
export class Studio {
  readonly prompts: PromptService;
  readonly revisions: RevisionService;
  readonly labels: LabelService;

  private readonly store: Store;
  private readonly runner: StoreRunner;

  constructor({
    database,
    publish,
    settings = new StudioSettings(),
    schema = studioSchema(),
    clock = new SystemClock(),
  }: StudioParts) {
    this.runner = new StoreRunner({ service: 'studio', database, schema, publish, clock });
    this.store = this.runner.store;
    this.prompts = new PromptService(this.store, settings.revisions);
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
    return this.runner.start();
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }
}
