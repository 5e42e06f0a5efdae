import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Readiness } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { Database } from '@touchstone/storage';
import { LabelConsumer } from './labels/label.consumer';
import { PromptConsumer } from './prompts/prompt.consumer';
import { RevisionConsumer } from './revisions/revision.consumer';
import { Studio, type StudioParts } from './studio';
import { studioSettings } from './studio.config';

/** What the process does not bring along: all but its database and its broker. */
export interface StudioOptions extends Omit<StudioParts, 'database' | 'publish'> {
  /** The process does more than this, and is still of use while the database is away. */
  servesOn?: boolean;
}

/** Whether a process that lost its database should still be sent work. */
const SERVES_ON = Symbol('ServesOn');

/** Stored prompts, their revisions and labels. Needs the process's `MessagingModule` and `StorageModule`. */
@Module({})
export class StudioModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly studio: Studio,
    readiness: Readiness,
    @Inject(SERVES_ON) servesOn: boolean,
  ) {
    readiness.add('studio', () => studio.reason ?? (servesOn ? undefined : studio.outage));
    if (servesOn) readiness.addTrouble('studio', () => studio.outage);
  }

  /** A process of its own. */
  static connected(settings = studioSettings()): DynamicModule {
    return StudioModule.create({ settings });
  }

  /** One process for everything. */
  static standalone(settings = studioSettings()): DynamicModule {
    return StudioModule.create({ settings, servesOn: true });
  }

  static create({ servesOn = false, ...options }: StudioOptions): DynamicModule {
    const studio = {
      provide: Studio,
      inject: [Database, Broker],
      useFactory: (database: Database, broker: Broker) =>
        new Studio({
          ...options,
          database,
          publish: (pattern, body) => broker.emit(pattern, body),
        }),
    };
    return {
      module: StudioModule,
      controllers: [PromptConsumer, RevisionConsumer, LabelConsumer],
      providers: [studio, { provide: SERVES_ON, useValue: servesOn }],
    };
  }

  /** In the background: a database that is away keeps nobody from starting. */
  onApplicationBootstrap(): void {
    this.studio.start().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.studio.stop();
  }
}
