import { type DynamicModule, Module } from '@nestjs/common';
import { ApiKeysModule } from './api-keys/api-keys.module';
import { BatchesModule } from './batches/batches.module';
import { DefinitionsModule } from './definitions/definitions.module';
import { EvaluationModule } from './evaluation/evaluation.module';
import { ExchangesModule } from './exchanges/exchanges.module';
import { GatewaySettings, gatewaySettings } from './gateway.config';
import { GuardrailsModule } from './guardrails/guardrails.module';
import { HistoryModule } from './history/history.module';
import { IntegrationsModule } from './integrations/integrations.module';
import { AddressChecks } from './management/address-checks';
import { NotifiersModule } from './notifiers/notifiers.module';
import { PoliciesModule } from './policies/policies.module';
import { PromptsModule } from './prompts/prompts.module';
import { RedactionModule } from './redaction/redaction.module';
import { SessionsModule } from './sessions/sessions.module';
import { StatsModule } from './stats/stats.module';
import { SystemModule } from './system/system.module';
import { WorkspaceModule } from './workspace/workspace.module';

/**
 * The HTTP API: one feature module for each resource. Requires the process's `HttpEdgeModule`,
 * `ClientsModule` and `OutgoingModule`.
 */
@Module({
  imports: [
    EvaluationModule,
    BatchesModule,
    HistoryModule,
    StatsModule,
    DefinitionsModule,
    GuardrailsModule,
    ApiKeysModule,
    WorkspaceModule,
    PoliciesModule,
    PromptsModule,
    RedactionModule,
    IntegrationsModule,
    ExchangesModule,
    NotifiersModule,
    SessionsModule,
    SystemModule,
  ],
})
export class GatewayModule {
  /** @throws InvalidConfiguration, unless problems are being collected */
  static forRoot(settings = gatewaySettings()): DynamicModule {
    return {
      module: GatewayModule,
      global: true,
      providers: [{ provide: GatewaySettings, useValue: settings }, AddressChecks],
      exports: [GatewaySettings, AddressChecks],
    };
  }
}
