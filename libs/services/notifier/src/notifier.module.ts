import { type DynamicModule, Module } from '@nestjs/common';
import { ownSecrets, type Secrets, sharedSecrets, SystemClock } from '@touchstone/kernel';
import { Broker } from '@touchstone/messaging';
import { OutgoingGuard, outgoingSettings } from '@touchstone/outgoing';
import { PersistentServiceModule, type SchemaDefinition } from '@touchstone/storage';
import { Channels } from './channels/channels';
import { DeliveriesModule } from './deliveries/deliveries.module';
import { EventsModule } from './events/events.module';
import { type NotifierSettings, notifierSettings } from './notifier.config';
import { NotifierRuntime, NotifierStore } from './notifier-runtime';
import { NotifierRuntimeModule } from './notifier-runtime.module';
import { NotifiersModule } from './notifiers/notifiers.module';
import { notifierSchema } from './storage/schema';

/** Longer than an attempt over HTTP may take, shorter than the time a stopping process gets. */
const GRACE_MS = 12_000;
/** A process sends its own new deliveries at once. */
const SWEEP_MS = 1_000;
const MAX_BACKLOG = 10_000;

export interface NotifierOptions {
  runtime: NotifierRuntime;
  channels: Channels;
  schema?: SchemaDefinition;
  /** True if the process is still useful during an outage of the database. */
  readyDuringOutage?: boolean;
}

/**
 * Manages notifiers and delivers notifications by webhook, chat and e-mail. Needs the process's
 * `MessagingModule` and `StorageModule`.
 */
@Module({})
export class NotifierModule {
  /** Runs beside gateways in other processes, which must have the same secret key. */
  static connected(settings = notifierSettings()): DynamicModule {
    return NotifierModule.create(optionsFrom(settings, sharedSecrets(settings)));
  }

  /**
   * Runs with all services in one process: without a secret key it uses the one in the data
   * directory.
   */
  static standalone(settings = notifierSettings()): DynamicModule {
    return NotifierModule.create({
      ...optionsFrom(settings, ownSecrets(settings)),
      readyDuringOutage: true,
    });
  }

  static create({
    runtime,
    channels,
    schema = notifierSchema(),
    readyDuringOutage = false,
  }: NotifierOptions): DynamicModule {
    return {
      module: NotifierModule,
      imports: [
        PersistentServiceModule.forRoot({
          service: 'notifier',
          schema,
          store: NotifierStore,
          publisher: Broker,
          clock: runtime.clock,
          readyDuringOutage,
        }),
        NotifierRuntimeModule.forRoot(runtime, channels),
        NotifiersModule,
        DeliveriesModule,
        EventsModule,
      ],
    };
  }
}

const optionsFrom = (
  { retentionDays, concurrency, alertsPerHour }: NotifierSettings,
  secrets: Secrets,
): NotifierOptions => {
  const [clock, guard] = [new SystemClock(), new OutgoingGuard({ allowed: outgoingSettings() })];
  return {
    channels: Channels.create({ guard, clock }),
    runtime: {
      secrets,
      guard,
      clock,
      random: Math.random,
      limits: {
        concurrency,
        retentionDays,
        alertsPerHour,
        graceMs: GRACE_MS,
        sweepMs: SWEEP_MS,
        maxBacklog: MAX_BACKLOG,
      },
    },
  };
};
