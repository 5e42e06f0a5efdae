import { type DynamicModule, Module } from '@nestjs/common';
import { ownSecrets, type Secrets, sharedSecrets } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { AsyncEvaluationsModule } from './async-evaluations/async-evaluations.module';
import { BatchConcurrency } from './async-evaluations/dispatcher';
import { DefinitionsModule } from './definitions/definitions.module';
import { ExchangesModule } from './exchanges/exchanges.module';
import { GuardrailsModule } from './guardrails/guardrails.module';
import { HistoryModule } from './history/history.module';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { IntegrationsModule } from './integrations/integrations.module';
import { KeysModule } from './keys/keys.module';
import {
  dashboardUrlOf,
  MANAGEMENT_SECRETS,
  type ManagementSettings,
  managementSettings,
} from './management.config';
import { managementPersistence, type ManagementPersistenceOptions } from './management-persistence';
import { RetentionModule } from './retention/retention.module';
import { RetentionDays } from './retention/retention-days';
import { SessionsModule } from './sessions/sessions.module';
import { StatsModule } from './stats/stats.module';
import { Quotas } from './workspaces/quotas';
import { WorkspacesModule } from './workspaces/workspaces.module';

export interface ManagementOptions extends ManagementPersistenceOptions {
  /** Quotas that differ from the defaults. */
  quotas?: Partial<Quotas>;
  /** Lines of batches that are queued at the same time. */
  batchConcurrency?: number;
  /** Times of retention that differ from the defaults. */
  retention?: Partial<RetentionDays>;
}

const FEATURES = [
  AsyncEvaluationsModule,
  DefinitionsModule,
  ExchangesModule,
  GuardrailsModule,
  HistoryModule,
  IdempotencyModule,
  IntegrationsModule,
  KeysModule,
  RetentionModule,
  SessionsModule,
  StatsModule,
  WorkspacesModule,
];

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Provides workspaces, keys, definitions, guardrails, integrations and history. Needs the process's
 * `MessagingModule` and `StorageModule`.
 */
@Module({})
export class ManagementModule {
  /** Runs beside gateways in other processes, which must have the same secret key. */
  static connected(settings = managementSettings()): DynamicModule {
    return ManagementModule.create(optionsOf(settings, sharedSecrets(settings)));
  }

  /**
   * Runs everything in one process: without a secret key it generates one in the data directory on
   * the first start.
   */
  static standalone(settings = managementSettings()): DynamicModule {
    return ManagementModule.create({
      ...optionsOf(settings, ownSecrets(settings)),
      readyDuringOutage: true,
    });
  }

  /** @param features without message consumers no broker is needed */
  static create(
    { quotas, batchConcurrency = 32, retention, ...persistence }: ManagementOptions,
    features = FEATURES,
  ): DynamicModule {
    return {
      module: ManagementModule,
      // Global, so that feature modules can inject quotas and secrets.
      global: true,
      imports: [managementPersistence({ publisher: Broker, ...persistence }), ...features],
      providers: [
        { provide: Quotas, useValue: { ...new Quotas(), ...quotas } },
        { provide: MANAGEMENT_SECRETS, useValue: persistence.secrets },
        { provide: BatchConcurrency, useValue: new BatchConcurrency(batchConcurrency) },
        { provide: RetentionDays, useValue: { ...new RetentionDays(), ...retention } },
      ],
      exports: [Quotas, MANAGEMENT_SECRETS, BatchConcurrency, RetentionDays],
    };
  }
}

const optionsOf = (
  {
    bootstrapApiKey,
    dashboardUrl,
    port,
    batchConcurrency,
    auditDays,
    definitionDays,
    ...quotas
  }: ManagementSettings,
  secrets: Secrets,
): ManagementOptions => ({
  secrets,
  print,
  dashboardUrl: dashboardUrlOf({ dashboardUrl, port }),
  quotas,
  batchConcurrency,
  retention: { auditDays, definitionDays },
  ...(bootstrapApiKey !== undefined && { bootstrapKey: bootstrapApiKey }),
});
