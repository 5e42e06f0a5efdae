import { type DynamicModule, Module, type ModuleMetadata, type Provider } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Clock, reportProblems, secretKeyIn, Secrets, SystemClock } from '@touchstone/kernel';
import { OutgoingGuard, outgoingSettings } from '@touchstone/outgoing';
import { ApiKeyController } from './api-keys/api-key.controller';
import { ChangesConsumer } from './cache/changes.consumer';
import { DefinitionController } from './definitions/definition.controller';
import { Definitions } from './definitions/definitions';
import { EvaluationClient } from './evaluation/evaluation.client';
import { EvaluationController } from './evaluation/evaluation.controller';
import { EvaluationService } from './evaluation/evaluation.service';
import { Evaluator } from './evaluation/evaluator';
import { ExchangeController } from './exchanges/exchange.controller';
import { GatewaySettings, gatewaySettings } from './gateway.config';
import { GuardrailController, RuleController } from './guardrails/guardrail.controller';
import { HistoryController } from './history/history.controller';
import { installEdge } from './http/http-edge';
import { jsonParser } from './http/json-parser';
import { RateLimiter } from './http/rate-limiter';
import { IntegrationController } from './integrations/integration.controller';
import { StoredIntegrations } from './integrations/stored-integrations';
import { ApiKeys } from './keys/api-keys';
import { RemoteApiKeys } from './keys/remote-api-keys';
import { ManagementClient } from './management/management.client';
import { DeliveryController } from './notifiers/delivery.controller';
import { NotifierClient } from './notifiers/notifier.client';
import { NotifierController } from './notifiers/notifier.controller';
import { PassThroughSettings, passThroughSettings } from './pass-through/pass-through.config';
import { passThroughProviders } from './pass-through/pass-through.providers';
import { Providers } from './pass-through/providers/providers';
import { Integrations } from './pass-through/relay';
import { PromptController } from './prompts/prompt.controller';
import { PromptRevisionController } from './prompts/prompt-revision.controller';
import { Prompts } from './prompts/prompts';
import { StoredPromptController } from './prompts/stored-prompt.controller';
import { StudioClient } from './prompts/studio.client';
import { RedactionController } from './redaction/redaction.controller';
import { RedactionService } from './redaction/redaction.service';
import { WorkspaceController } from './workspace/workspace.controller';

export interface GatewayParts {
  imports?: ModuleMetadata['imports'];
  /** Of the pass-through alone: none but the one that hears of changes. */
  controllers?: ModuleMetadata['controllers'];
  /** Must bind `Evaluator`, `ApiKeys`, `Secrets`, `Providers`, `OutgoingGuard`, `GatewaySettings` and `PassThroughSettings`. */
  providers: Provider[];
}

const HTTP_EDGE = Symbol('HttpEdge');

// Made with the other providers, which is before Nest adds its routes.
const httpEdge: Provider = {
  provide: HTTP_EDGE,
  inject: [HttpAdapterHost, ApiKeys, GatewaySettings],
  useFactory: (
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
    keys: ApiKeys,
    { bodyBytes, keyHeaderNames, ratePerSecond }: GatewaySettings,
  ) => {
    const http = httpAdapter.getInstance<FastifyInstance>();
    httpAdapter.useBodyParser(
      'application/json',
      false,
      { bodyLimit: bodyBytes },
      jsonParser(http),
    );
    installEdge(http, { keys, limiter: new RateLimiter(ratePerSecond), keyHeaderNames, bodyBytes });
    return http;
  },
};

export interface ManagedOptions {
  /** All-in-one: a secret key that nobody configured is made, and kept in the data directory. */
  alone?: boolean;
}

/** @throws InvalidConfiguration, unless problems are being collected */
const sharedSecretKey = ({ secretKey, dataDir }: GatewaySettings, alone: boolean): string => {
  if (secretKey !== undefined) return secretKey;
  if (alone) return secretKeyIn(dataDir);
  reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same one that the management service has');
  return '';
};

/** What the process brings along. @throws InvalidConfiguration, unless problems are being collected */
const connected = (alone: boolean): Provider[] => {
  const settings = gatewaySettings();
  return [
    { provide: GatewaySettings, useValue: settings },
    { provide: PassThroughSettings, useValue: passThroughSettings() },
    { provide: Providers, useValue: new Providers() },
    { provide: OutgoingGuard, useValue: new OutgoingGuard({ allowed: outgoingSettings() }) },
    { provide: Secrets, useValue: new Secrets(sharedSecretKey(settings, alone)) },
    { provide: ApiKeys, useClass: RemoteApiKeys },
    { provide: Evaluator, useClass: EvaluationClient },
  ];
};

const CONTROLLERS = [
  EvaluationController,
  HistoryController,
  DefinitionController,
  RuleController,
  GuardrailController,
  ApiKeyController,
  WorkspaceController,
  PromptController,
  StoredPromptController,
  PromptRevisionController,
  RedactionController,
  IntegrationController,
  ExchangeController,
  DeliveryController,
  NotifierController,
  ChangesConsumer,
];

/** The HTTP entrance. The application must be created with `fastifyOptions()`. */
@Module({})
export class GatewayModule {
  /** Beside a management service, which knows the keys, and an aggregator, somewhere on the broker. */
  static managed({ alone = false }: ManagedOptions = {}): DynamicModule {
    return GatewayModule.register({ providers: connected(alone) });
  }

  /** As `managed`, but for traffic to model vendors only: it scales, and fails, apart from the rest. */
  static passThrough(): DynamicModule {
    return GatewayModule.register({ controllers: [ChangesConsumer], providers: connected(false) });
  }

  static register({
    imports = [],
    controllers = CONTROLLERS,
    providers,
  }: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      imports,
      controllers,
      providers: [
        httpEdge,
        EvaluationService,
        RedactionService,
        ManagementClient,
        Definitions,
        StudioClient,
        Prompts,
        StoredIntegrations,
        NotifierClient,
        ...passThroughProviders(HTTP_EDGE),
        { provide: Integrations, useExisting: StoredIntegrations },
        { provide: Clock, useClass: SystemClock },
        ...providers,
      ],
    };
  }
}
