import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { WorkQueue } from '@touchstone/contracts';
import { AmqpBroker } from './amqp/amqp-broker';
import { Broker } from './broker';
import { InProcessBroker } from './in-process/in-process-broker';
import type { MessagingSettings } from './messaging.config';
import { MessagingClient } from './messaging-client';

/** The process's one broker and the client to it. */
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
      imports: [DiscoveryModule],
      providers: [{ provide: Broker, useValue: broker }, MessagingClient],
      exports: [Broker, MessagingClient],
    };
  }

  /** Last of all, since the module is global: until then events may still leave. */
  onApplicationShutdown(): Promise<void> {
    return this.broker.close();
  }
}
