import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Channels } from './channels/channels';
import { NotifierRuntime } from './notifier-runtime';

/**
 * Provides the runtime and the channels to the notifier's feature modules. Global, so that it
 * closes the channels after the modules that send through them have stopped.
 */
@Module({})
export class NotifierRuntimeModule implements OnApplicationShutdown {
  constructor(private readonly channels: Channels) {}

  static forRoot(runtime: NotifierRuntime, channels: Channels): DynamicModule {
    return {
      module: NotifierRuntimeModule,
      global: true,
      providers: [
        { provide: NotifierRuntime, useValue: runtime },
        { provide: Channels, useValue: channels },
      ],
      exports: [NotifierRuntime, Channels],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.channels.close();
  }
}
