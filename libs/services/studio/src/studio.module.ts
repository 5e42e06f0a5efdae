import { type DynamicModule, Module } from '@nestjs/common';
import { Broker } from '@touchstone/messaging';
import { PersistentServiceModule, type PersistentServiceOptions } from '@touchstone/storage';
import { LabelsModule } from './labels/labels.module';
import { PromptsModule } from './prompts/prompts.module';
import { RevisionsModule } from './revisions/revisions.module';
import { studioSchema } from './storage/schema';
import { StudioSettings, studioSettings } from './studio.config';
import { StudioStore } from './studio.store';

export interface StudioOptions extends Partial<PersistentServiceOptions> {
  settings: StudioSettings;
}

/**
 * Provides stored prompts, their revisions and labels. Needs the process's `MessagingModule` and
 * `StorageModule`.
 */
@Module({})
export class StudioModule {
  /** Runs in a process of its own. */
  static connected(settings = studioSettings()): DynamicModule {
    return StudioModule.create({ settings });
  }

  /** Runs with all services in one process. */
  static standalone(settings = studioSettings()): DynamicModule {
    return StudioModule.create({ settings, readyDuringOutage: true });
  }

  static create({ settings, ...options }: StudioOptions): DynamicModule {
    const persistence = PersistentServiceModule.forRoot({
      service: 'studio',
      schema: studioSchema(),
      store: StudioStore,
      publisher: Broker,
      ...options,
    });
    return {
      module: StudioModule,
      // Global, so that feature modules can inject the settings.
      global: true,
      imports: [persistence, PromptsModule, RevisionsModule, LabelsModule],
      providers: [{ provide: StudioSettings, useValue: settings }],
      exports: [StudioSettings],
    };
  }
}
