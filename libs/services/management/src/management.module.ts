import { type DynamicModule, Module } from '@nestjs/common';
import { reportProblems, secretKeyIn, Secrets } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { DefinitionsModule } from './definitions/definitions.module';
import { ExchangesModule } from './exchanges/exchanges.module';
import { GuardrailsModule } from './guardrails/guardrails.module';
import { HistoryModule } from './history/history.module';
import { IntegrationsModule } from './integrations/integrations.module';
import { KeysModule } from './keys/keys.module';
import {
  MANAGEMENT_SECRETS,
  type ManagementSettings,
  managementSettings,
} from './management.config';
import { managementPersistence, type ManagementPersistenceOptions } from './management-persistence';
import { Quotas } from './workspaces/quotas';
import { WorkspacesModule } from './workspaces/workspaces.module';

export interface ManagementOptions extends ManagementPersistenceOptions {
  /** Quotas that differ from the defaults. */
  quotas?: Partial<Quotas>;
}

const FEATURES = [
  DefinitionsModule,
  ExchangesModule,
  GuardrailsModule,
  HistoryModule,
  IntegrationsModule,
  KeysModule,
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
    if (settings.secretKey === undefined)
      reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same for every service');
    return ManagementModule.create(optionsOf(settings, settings.secretKey ?? ''));
  }

  /**
   * Runs everything in one process: without a secret key it generates one in the data directory on
   * the first start.
   */
  static standalone(settings = managementSettings()): DynamicModule {
    return ManagementModule.create({
      ...optionsOf(settings, settings.secretKey ?? secretKeyIn(settings.dataDir)),
      readyDuringOutage: true,
    });
  }

  /** @param features without message consumers no broker is needed */
  static create({ quotas, ...persistence }: ManagementOptions, features = FEATURES): DynamicModule {
    return {
      module: ManagementModule,
      // Global, so that feature modules can inject quotas and secrets.
      global: true,
      imports: [managementPersistence({ publisher: Broker, ...persistence }), ...features],
      providers: [
        { provide: Quotas, useValue: { ...new Quotas(), ...quotas } },
        { provide: MANAGEMENT_SECRETS, useValue: persistence.secrets },
      ],
      exports: [Quotas, MANAGEMENT_SECRETS],
    };
  }
}

const optionsOf = (
  { bootstrapApiKey, ...quotas }: ManagementSettings,
  secretKey: string,
): ManagementOptions => ({
  secrets: new Secrets(secretKey),
  print,
  quotas,
  ...(bootstrapApiKey !== undefined && { bootstrapKey: bootstrapApiKey }),
});
