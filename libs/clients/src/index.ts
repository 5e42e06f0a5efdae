export { CacheInvalidationConsumer } from './cache/cache-invalidation.consumer';
export { ClientSettings, clientSettings } from './clients.config';
export { ClientsModule } from './clients.module';
export { AsyncEvaluationClient } from './evaluation/async-evaluation.client';
export { EvaluationClient } from './evaluation/evaluation.client';
export { Evaluator } from './evaluation/evaluator';
export { ApiKeys } from './keys/api-keys';
export { RemoteApiKeys } from './keys/remote-api-keys';
export { Sessions } from './keys/sessions';
export { DefinitionCache } from './management/definition-cache';
export { GuardrailCache } from './management/guardrail-cache';
export { IntegrationCache } from './management/integration-cache';
export { ManagementClient } from './management/management.client';
export { NotifierClient } from './notifier/notifier.client';
export { CATALOGUE } from './providers/catalogue';
export { IntegrationTester } from './providers/integration-tester';
export { type CredentialStyle, type DialectFamily, type Provider } from './providers/provider';
export { Providers } from './providers/providers';
export { UnknownProvider } from './providers/unknown-provider';
export { isId } from './service.client';
export { compile, parsePrompt, type Variables } from './studio/compile';
export { PromptChanged, UnknownRevision } from './studio/errors';
export { PromptCache } from './studio/prompt-cache';
export {
  compiledShape,
  fetchedShape,
  headShape,
  revisionShape,
  storedShape,
} from './studio/shapes';
export { StudioClient } from './studio/studio.client';
