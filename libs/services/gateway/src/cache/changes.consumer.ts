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
import { Definitions } from '../definitions/definitions';
import { StoredIntegrations } from '../integrations/stored-integrations';
import { ApiKeys } from '../keys/api-keys';
import { Guardrails } from '../pass-through/guard/guardrails';
import { Prompts } from '../prompts/prompts';

/** Every replica hears of every change. */
const subscription: Subscription = { service: 'gateway', kind: 'broadcast' };

/** Forgets what was changed elsewhere. */
@Controller()
export class ChangesConsumer implements OnModuleInit {
  constructor(
    private readonly keys: ApiKeys,
    private readonly definitions: Definitions,
    private readonly prompts: Prompts,
    private readonly integrations: StoredIntegrations,
    private readonly guardrails: Guardrails,
    @Inject(Broker) private readonly broker: Broker,
  ) {}

  onModuleInit(): void {
    this.broker.onReconnect(() => {
      this.keys.forget();
      this.definitions.forget();
      this.prompts.forget();
      this.integrations.forget();
      this.guardrails.forget();
    });
  }

  @EventPattern(apiKeysChanged.pattern, { subscription })
  keysChanged(@Payload() { workspace }: { workspace: string }): void {
    this.keys.forget(workspace);
  }

  @EventPattern(definitionChanged.pattern, { subscription })
  definitionChanged(@Payload() changed: { workspace: string; id: string }): void {
    this.definitions.forget(changed);
  }

  @EventPattern(guardrailsChanged.pattern, { subscription })
  guardrailsChanged(@Payload() { workspace }: { workspace: string }): void {
    this.guardrails.forget(workspace);
  }

  @EventPattern(integrationsChanged.pattern, { subscription })
  integrationsChanged(@Payload() { workspace }: { workspace: string }): void {
    this.integrations.forget(workspace);
  }

  @EventPattern(promptUpdated.pattern, { subscription })
  promptUpdated(@Payload() { id }: { id: string }): void {
    this.prompts.forget(id);
  }
}
