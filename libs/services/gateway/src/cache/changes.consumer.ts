import { Controller, Inject, type OnModuleInit } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { apiKeysChanged, definitionChanged, promptUpdated, type Subscription } from '@touchstone/contracts';
import { Broker } from '@touchstone/messaging';
import { Definitions } from '../definitions/definitions';
import { ApiKeys } from '../keys/api-keys';
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
    @Inject(Broker) private readonly broker: Broker,
  ) {}

  onModuleInit(): void {
    this.broker.onReconnect(() => {
      this.keys.forget();
      this.definitions.forget();
      this.prompts.forget();
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

  @EventPattern(promptUpdated.pattern, { subscription })
  promptUpdated(@Payload() { id }: { id: string }): void {
    this.prompts.forget(id);
  }
}
