import { type DynamicModule, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EVENT_SUBSCRIBERS, WORK_QUEUES } from '@touchstone/contracts';
import { InvalidConfiguration, ownSecrets, Readiness, reportingAll } from '@touchstone/kernel';
import { AmqpDeadLetters, readMessagingSettings } from '@touchstone/messaging';
import {
  createDatabase,
  Database,
  resealAll,
  type SchemaDefinition,
  type SealedSchema,
  Storage,
  storageSettings,
} from '@touchstone/storage';
import { ApiKeyService } from '../keys/api-key.service';
import { KeysModule } from '../keys/keys.module';
import { dashboardUrlOf, managementSettings } from '../management.config';
import { ManagementModule, type ManagementOptions } from '../management.module';
import { managementSchema } from '../storage/schema';
import { managementSealed } from '../storage/sealed-columns';
import { WorkspaceService } from '../workspaces/workspace.service';
import { WorkspacesModule } from '../workspaces/workspaces.module';
import type { CommandTools, ManagementTools } from './command';

/** Schema of another service, with its columns of sealed values. */
export interface OtherSchema {
  definition: SchemaDefinition;
  sealed?: SealedSchema;
}

/** Longest wait for an unavailable database. */
const WAIT_MS = 10_000;

/** Opens what a command needs, with the settings of the process. */
export class Connections implements CommandTools {
  private readonly opened: (() => Promise<void>)[] = [];

  /** @param others schemas of other services in the same database */
  constructor(private readonly others: readonly OtherSchema[]) {}

  async migrate(): Promise<string[]> {
    const database = createDatabase(storageSettings());
    this.opened.push(() => database.close());
    const definitions = [managementSchema(), ...this.others.map(({ definition }) => definition)];
    for (const definition of definitions) {
      const storage = new Storage(database, definition);
      await storage.start();
      await storage.stop();
    }
    return definitions.map(({ schema }) => schema);
  }

  async management(): Promise<ManagementTools> {
    const { storage, own } = reportingAll(() => ({
      storage: storageSettings(),
      own: managementSettings(),
    }));
    const database = createDatabase(storage);
    // The services could not use what was stored with a key that this process generated.
    if (own.secretKey === undefined && database.isShared)
      throw new InvalidConfiguration([
        'TOUCHSTONE_SECRET_KEY: is needed, the same that the services have',
      ]);
    const secrets = ownSecrets(own);
    this.opened.push(() => database.close());
    const options = {
      // Events stay in the outbox for the service, which has the broker.
      publisher: undefined,
      openWithinMs: WAIT_MS,
      secrets,
      quotas: own,
      dashboardUrl: dashboardUrlOf(own),
      print: (line: string) => void process.stdout.write(`${line}\n`),
      ...(own.bootstrapApiKey && { bootstrapKey: own.bootstrapApiKey }),
    };
    const context = await NestFactory.createApplicationContext(
      commandLineModule(database, options),
      { abortOnError: false, logger: false },
    );
    this.opened.push(() => context.close());
    return {
      workspaces: context.get(WorkspaceService),
      keys: context.get(ApiKeyService),
      secrets,
      reseal: () =>
        resealAll(
          database,
          [managementSealed(), ...this.others.flatMap(({ sealed }) => sealed ?? [])],
          secrets,
        ),
    };
  }

  async deadLetters(): Promise<AmqpDeadLetters> {
    const { url } = readMessagingSettings();
    if (url === 'memory:')
      throw new InvalidConfiguration([
        'TOUCHSTONE_MESSAGING_URL: expected amqp://…; with memory: dead letters end with their process',
      ]);
    const letters = await AmqpDeadLetters.connect({
      url,
      queues: WORK_QUEUES,
      subscribers: EVENT_SUBSCRIBERS,
    });
    this.opened.push(() => letters.close());
    return letters;
  }

  apiKey(): string {
    const key = process.env['TOUCHSTONE_API_KEY'];
    if (!key) throw new InvalidConfiguration(['TOUCHSTONE_API_KEY: is needed, a key of the API']);
    return key;
  }

  /** Writes nothing where no person watches. */
  showProgress(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  }

  async close(): Promise<void> {
    for (const close of this.opened.splice(0).reverse()) await close();
  }
}

const commandLineModule = (database: Database, options: ManagementOptions): DynamicModule => {
  const shared = [
    { provide: Database, useValue: database },
    { provide: Readiness, useValue: new Readiness() },
  ];

  @Module({})
  class CommandLineModule {}

  return {
    module: CommandLineModule,
    global: true,
    imports: [ManagementModule.create(options, [KeysModule, WorkspacesModule])],
    providers: shared,
    exports: shared,
  };
};
