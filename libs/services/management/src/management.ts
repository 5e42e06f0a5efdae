import { type Clock, type Secrets, SystemClock, Unavailable } from '@touchstone/kernel';
import {
  CannotStart,
  type Database,
  Outbox,
  type SchemaDefinition,
  Storage,
  Store,
  untilAvailable,
} from '@touchstone/storage';
import { DefinitionService } from './definitions/definition.service';
import { ExchangeService } from './exchanges/exchange.service';
import { exchangeTable } from './exchanges/exchange-table';
import { prepareFirstStart } from './first-start';
import { GuardrailService } from './guardrails/guardrail.service';
import { evaluationTable } from './history/evaluation-table';
import { HistoryService } from './history/history.service';
import { HistoryWriter } from './history/history-writer';
import { Retention } from './history/retention';
import { IntegrationService } from './integrations/integration.service';
import { ApiKeyService } from './keys/api-key.service';
import { KeyUsage } from './keys/key-usage';
import { managementSchema } from './storage/schema';
import { AuditService } from './workspaces/audit.service';
import { noteChange } from './workspaces/audit-log';
import { WorkspaceService } from './workspaces/workspace.service';

export interface ManagementParts {
  database: Database;
  /** Resolves when the broker has the event safe; without it, events wait in the outbox for a process that has a broker. */
  publish?: (pattern: string, body: unknown) => Promise<void>;
  secrets: Secrets;
  /** The operator's own key for the first workspace. */
  bootstrapKey?: string;
  /** Takes the lines an operator must see. */
  print: (line: string) => void;
  schema?: SchemaDefinition;
  clock?: Clock;
}

/** Everything a workspace sets up once, on one schema of a database; free of how it is asked. */
export class Management {
  readonly keys: ApiKeyService;
  readonly definitions: DefinitionService;
  readonly guardrails: GuardrailService;
  readonly integrations: IntegrationService;
  readonly workspaces: WorkspaceService;
  readonly audit: AuditService;
  readonly history: HistoryService;
  readonly exchanges: ExchangeService;
  readonly retention: Retention;

  private readonly clock: Clock;
  private readonly storage: Storage;
  private readonly outbox: Outbox;
  private readonly store: Store;
  private readonly usage: KeyUsage;
  private starting: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly parts: ManagementParts) {
    this.clock = parts.clock ?? new SystemClock();
    this.storage = new Storage(parts.database, parts.schema ?? managementSchema());
    this.outbox = new Outbox(this.storage, parts.publish ?? withoutBroker);
    // Its events are for others to relay.
    if (!parts.publish) void this.outbox.stop();
    this.store = new Store({
      storage: this.storage,
      outbox: this.outbox,
      clock: this.clock,
      audit: noteChange,
    });
    this.usage = new KeyUsage(this.storage, this.clock);
    this.retention = new Retention(this.store);
    this.keys = new ApiKeyService(this.store, parts.secrets, this.usage);
    this.definitions = new DefinitionService(this.store);
    this.guardrails = new GuardrailService(this.store);
    this.integrations = new IntegrationService(this.store);
    this.workspaces = new WorkspaceService(this.store);
    this.audit = new AuditService(this.store);
    this.history = new HistoryService(
      this.store,
      new HistoryWriter(this.store, evaluationTable),
      this.usage,
    );
    this.exchanges = new ExchangeService(
      this.store,
      new HistoryWriter(this.store, exchangeTable),
      this.usage,
    );
  }

  /** Why no work could be done yet, if so. */
  get reason(): string | undefined {
    return this.store.reason;
  }

  /** Why no work can be done at the moment, although it could before. */
  get outage(): string | undefined {
    return this.store.outage;
  }

  /** Makes the schema ready for requests, waiting for a database that is away. @throws CannotStart: the data is then as it was. */
  async prepare(): Promise<void> {
    try {
      await this.storage.start();
      await untilAvailable(
        () => this.openStore(),
        () => this.stopped,
      );
    } catch (error) {
      // Stopped on the way, it is no failure that the database was taken away.
      if (!this.stopped) throw new CannotStart('management', error);
    }
  }

  /** Prepares, then relays events and lets go of old history until it is stopped. @throws like `prepare` */
  start(): Promise<void> {
    this.starting = this.prepare().then(() => {
      if (this.stopped) return;
      this.outbox.start();
      this.retention.start();
    });
    return this.starting;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.retention.stop(), this.outbox.stop(), this.usage.write()]);
    await this.storage.stop();
    await this.starting.catch(() => undefined);
  }

  private async openStore(): Promise<void> {
    const { secrets, bootstrapKey, print } = this.parts;
    const made = await prepareFirstStart(this.storage, this.outbox, {
      secrets,
      bootstrapKey,
      now: this.store.now,
    });
    this.store.open();
    if (made !== null) print(`API key (shown this once): ${made}`);
  }
}

const withoutBroker = (): Promise<void> =>
  Promise.reject(new Unavailable('This process has no message broker.'));
