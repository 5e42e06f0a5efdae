import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { WorkQueue } from '@touchstone/contracts';
import { AmqpBroker } from './amqp/amqp-broker';
import { Broker } from './broker';
import { InProcessBroker } from './in-process/in-process-broker';
import type { MessagingSettings } from './messaging.config';
import { MessagingClient } from './messaging-client';

/** Provides the process's one broker and its client. */
@Global()
@Module({})
export class MessagingModule implements OnApplicationShutdown {
  constructor(@Inject(Broker) private readonly broker: Broker) {}

  /** @param queues every queue this process may publish to */
  static connect(
    settings: MessagingSettings,
    name: string,
    queues: readonly WorkQueue[],
  ): DynamicModule {
    const broker =
      settings.url === 'memory:'
        ? new InProcessBroker()
        : new AmqpBroker({ url: settings.url, name, queues });
    return {
      module: MessagingModule,
      providers: [{ provide: Broker, useValue: broker }, MessagingClient],
      exports: [Broker, MessagingClient],
    };
  }

  /** Runs last, since the module is global: events can be published until then. */
  onApplicationShutdown(): Promise<void> {
    return this.broker.close();
  }
}
