import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Clock, ownSecrets, Secrets, sharedSecrets, SystemClock } from '@touchstone/kernel';
import { CacheInvalidationConsumer } from './cache/cache-invalidation.consumer';
import { ClientSettings, clientSettings } from './clients.config';
import { AcceptedIds } from './evaluation/accepted-ids';
import { AsyncEvaluationClient } from './evaluation/async-evaluation.client';
import { EvaluationClient } from './evaluation/evaluation.client';
import { Evaluator } from './evaluation/evaluator';
import { ApiKeys } from './keys/api-keys';
import { RemoteApiKeys } from './keys/remote-api-keys';
import { Sessions } from './keys/sessions';
import { DefinitionCache } from './management/definition-cache';
import { GuardrailCache } from './management/guardrail-cache';
import { IntegrationCache } from './management/integration-cache';
import { ManagementClient } from './management/management.client';
import { NotifierClient } from './notifier/notifier.client';
import { Providers } from './providers/providers';
import { PromptCache } from './studio/prompt-cache';
import { StudioClient } from './studio/studio.client';

export interface ClientsOptions {
  /** All-in-one: a missing secret key is generated and stored in the data directory. */
  generateSecretKey?: boolean;
}

const CLIENTS: Provider[] = [
  AcceptedIds,
  AsyncEvaluationClient,
  ManagementClient,
  StudioClient,
  NotifierClient,
  DefinitionCache,
  GuardrailCache,
  IntegrationCache,
  PromptCache,
  Sessions,
  { provide: Clock, useClass: SystemClock },
  { provide: ApiKeys, useClass: RemoteApiKeys },
  { provide: Evaluator, useClass: EvaluationClient },
];

/**
 * Provides the clients for the other services and one cache of each kind to every module of the
 * process. Requires its `MessagingModule`.
 */
@Module({})
export class ClientsModule {
  /** @throws InvalidConfiguration, unless problems are being collected */
  static forRoot({ generateSecretKey = false }: ClientsOptions = {}): DynamicModule {
    const settings = clientSettings();
    const secrets = generateSecretKey ? ownSecrets(settings) : sharedSecrets(settings);
    return ClientsModule.register([
      { provide: ClientSettings, useValue: settings },
      { provide: Secrets, useValue: secrets },
      { provide: Providers, useValue: new Providers() },
    ]);
  }

  /** @param providers must bind `ClientSettings`, `Secrets` and `Providers`; may override others */
  static register(providers: Provider[]): DynamicModule {
    return {
      module: ClientsModule,
      global: true,
      controllers: [CacheInvalidationConsumer],
      providers: [...CLIENTS, ...providers],
      exports: [
        AsyncEvaluationClient,
        ManagementClient,
        StudioClient,
        NotifierClient,
        DefinitionCache,
        GuardrailCache,
        IntegrationCache,
        PromptCache,
        ClientSettings,
        Clock,
        ApiKeys,
        Evaluator,
        Secrets,
        Sessions,
        Providers,
      ],
    };
  }
}
