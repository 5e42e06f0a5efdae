import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Readiness, reportProblems, secretKeyIn, Secrets } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { Database } from '@touchstone/storage';
import { DefinitionConsumer } from './definitions/definition.consumer';
import { ExchangeConsumer } from './exchanges/exchange.consumer';
import { GuardrailConsumer } from './guardrails/guardrail.consumer';
import { HistoryConsumer } from './history/history.consumer';
import { IntegrationConsumer } from './integrations/integration.consumer';
import { ApiKeyConsumer } from './keys/api-key.consumer';
import { Management, type ManagementParts } from './management';
import { type ManagementSettings, managementSettings } from './management.config';
import { AuditConsumer } from './workspaces/audit.consumer';
import { WorkspaceConsumer } from './workspaces/workspace.consumer';

/** What the process does not bring along: all but its database and its broker. */
export interface ManagementOptions extends Omit<ManagementParts, 'database' | 'publish'> {
  /** The process does more than manage, and is still of use while the database is away. */
  servesOn?: boolean;
}

/** Whether a process that lost its database should still be sent work. */
const SERVES_ON = Symbol('ServesOn');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Workspaces, keys, definitions, guardrails, integrations and history. Needs the process's `MessagingModule` and `StorageModule`. */
@Module({})
export class ManagementModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly management: Management,
    readiness: Readiness,
    @Inject(SERVES_ON) servesOn: boolean,
  ) {
    readiness.add(
      'management',
      () => management.reason ?? (servesOn ? undefined : management.outage),
    );
    if (servesOn) readiness.addTrouble('management', () => management.outage);
  }

  /** Beside gateways in other processes, which must have the same secret key. */
  static connected(settings = managementSettings()): DynamicModule {
    if (settings.secretKey === undefined)
      reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same for every service');
    return ManagementModule.create(optionsOf(settings, settings.secretKey ?? ''));
  }

  /** One process for everything: without a secret key it makes one in the data directory, on the first start. */
  static standalone(settings = managementSettings()): DynamicModule {
    return ManagementModule.create({
      ...optionsOf(settings, settings.secretKey ?? secretKeyIn(settings.dataDir)),
      servesOn: true,
    });
  }

  static create({ servesOn = false, ...options }: ManagementOptions): DynamicModule {
    const management = {
      provide: Management,
      inject: [Database, Broker],
      useFactory: (database: Database, broker: Broker) =>
        new Management({
          ...options,
          database,
          publish: (pattern, body) => broker.emit(pattern, body),
        }),
    };
    return {
      module: ManagementModule,
      controllers: [
        ApiKeyConsumer,
        DefinitionConsumer,
        GuardrailConsumer,
        IntegrationConsumer,
        WorkspaceConsumer,
        AuditConsumer,
        HistoryConsumer,
        ExchangeConsumer,
      ],
      providers: [management, { provide: SERVES_ON, useValue: servesOn }],
    };
  }

  /** In the background: a database that is away keeps nobody from starting. */
  onApplicationBootstrap(): void {
    this.management.start().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.management.stop();
  }
}

const optionsOf = (
  { bootstrapApiKey }: ManagementSettings,
  secretKey: string,
): ManagementOptions => ({
  secrets: new Secrets(secretKey),
  print,
  ...(bootstrapApiKey !== undefined && { bootstrapKey: bootstrapApiKey }),
});
