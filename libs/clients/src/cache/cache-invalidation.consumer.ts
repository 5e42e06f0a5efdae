import { Controller, Inject, type OnModuleInit } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import {
  apiKeysChanged,
  definitionChanged,
  guardrailsChanged,
  integrationsChanged,
  promptUpdated,
  type Subscription,
} from '@touchstone/contracts';
import { Broker } from '@touchstone/messaging';
import { ApiKeys } from '../keys/api-keys';
import { Sessions } from '../keys/sessions';
import { DefinitionCache } from '../management/definition-cache';
import { GuardrailCache } from '../management/guardrail-cache';
import { IntegrationCache } from '../management/integration-cache';
import { PromptCache } from '../studio/prompt-cache';

/** Subscription that delivers every event to every replica. */
const subscription: Subscription = { service: 'gateway', kind: 'broadcast' };

/** Invalidates cached responses when another process announces a change. */
@Controller()
export class CacheInvalidationConsumer implements OnModuleInit {
  constructor(
    private readonly keys: ApiKeys,
    private readonly sessions: Sessions,
    private readonly definitions: DefinitionCache,
    private readonly prompts: PromptCache,
    private readonly integrations: IntegrationCache,
    private readonly guardrails: GuardrailCache,
    @Inject(Broker) private readonly broker: Broker,
  ) {}

  onModuleInit(): void {
    this.broker.onReconnect(() => {
      this.keys.invalidate();
      this.sessions.invalidate();
      this.definitions.invalidate();
      this.prompts.invalidate();
      this.integrations.invalidate();
      this.guardrails.invalidate();
    });
  }

  @EventPattern(apiKeysChanged.pattern, { subscription })
  keysChanged(@Payload() { workspace }: { workspace: string }): void {
    this.keys.invalidate(workspace);
    this.sessions.invalidate(workspace);
  }

  @EventPattern(definitionChanged.pattern, { subscription })
  definitionChanged(@Payload() changed: { workspace: string; id: string }): void {
    this.definitions.invalidate(changed);
  }

  @EventPattern(guardrailsChanged.pattern, { subscription })
  guardrailsChanged(@Payload() { workspace }: { workspace: string }): void {
    this.guardrails.invalidate(workspace);
  }

  @EventPattern(integrationsChanged.pattern, { subscription })
  integrationsChanged(@Payload() { workspace }: { workspace: string }): void {
    this.integrations.invalidate(workspace);
  }

  @EventPattern(promptUpdated.pattern, { subscription })
  promptUpdated(@Payload() { id }: { id: string }): void {
    this.prompts.invalidate(id);
  }
}
