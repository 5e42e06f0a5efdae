import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { getWorkspace, managementQueue } from '@touchstone/contracts';
import { Deadline, Readiness, reportProblems, secretKeyIn, Secrets } from '@touchstone/kernel';
import { Broker, MessagingClient } from '@touchstone/messaging';
import { OutgoingGuard, outgoingSettings } from '@touchstone/outgoing';
import { Database } from '@touchstone/storage';
import { readChannelSettings } from './channels/channels.config';
import { createChannels } from './channels/create-channels';
import type { ContactOf } from './deliveries/addressee';
import { DeliveryConsumer } from './deliveries/delivery.consumer';
import { Notifications, type NotificationsParts } from './notifications';
import { type NotifierSettings, notifierSettings } from './notifier.config';
import { NotifierConsumer } from './notifiers/notifier.consumer';
import { OccasionConsumer } from './occasions/occasion.consumer';

/** What the process does not bring along: all but its database and its broker. */
export interface NotifierOptions extends Omit<
  NotificationsParts,
  'database' | 'publish' | 'contactOf'
> {
  /** The process does more than this, and is still of use while the database is away. */
  servesOn?: boolean;
}

/** Whether a process that lost its database should still be sent work. */
const SERVES_ON = Symbol('ServesOn');
/** For the management service to say whom a workspace wants to hear. */
const CONTACT_MS = 5_000;

/** Webhooks, chat and e-mail. Needs the process's `MessagingModule` and `StorageModule`. */
@Module({})
export class NotifierModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly notifications: Notifications,
    readiness: Readiness,
    broker: Broker,
    @Inject(SERVES_ON) servesOn: boolean,
  ) {
    readiness.add(
      'notifier',
      () => notifications.reason ?? (servesOn ? undefined : notifications.outage),
    );
    if (servesOn) readiness.addTrouble('notifier', () => notifications.outage);
    broker.onReconnect(() => notifications.active.forgetAll());
  }

  /** Beside gateways in other processes, which must have the same secret key. */
  static connected(settings = notifierSettings()): DynamicModule {
    if (settings.secretKey === undefined)
      reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same for every service');
    return NotifierModule.create(optionsOf(settings, settings.secretKey ?? ''));
  }

  /** One process for everything: without a secret key it uses the one in the data directory. */
  static standalone(settings = notifierSettings()): DynamicModule {
    return NotifierModule.create({
      ...optionsOf(settings, settings.secretKey ?? secretKeyIn(settings.dataDir)),
      servesOn: true,
    });
  }

  static create({ servesOn = false, ...options }: NotifierOptions): DynamicModule {
    const notifications = {
      provide: Notifications,
      inject: [Database, Broker],
      useFactory: (database: Database, broker: Broker) =>
        new Notifications({
          ...options,
          database,
          publish: (pattern, body) => broker.emit(pattern, body),
          contactOf: contactsFrom(broker),
        }),
    };
    return {
      module: NotifierModule,
      controllers: [NotifierConsumer, DeliveryConsumer, OccasionConsumer],
      providers: [notifications, { provide: SERVES_ON, useValue: servesOn }],
    };
  }

  /** In the background: a database that is away keeps nobody from starting. */
  onApplicationBootstrap(): void {
    this.notifications.start().catch((error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.notifications.stop();
  }
}

const contactsFrom = (broker: Broker): ContactOf => {
  const messages = new MessagingClient(broker);
  return async (workspace) => {
    const options = { queue: managementQueue, deadline: Deadline.in(CONTACT_MS) };
    return (
      await messages.call(getWorkspace, { caller: { workspace, keyId: 'notifier' } }, options)
    ).contact_email;
  };
};

const optionsOf = (
  { retentionDays, concurrency }: NotifierSettings,
  secretKey: string,
): NotifierOptions => {
  const guard = new OutgoingGuard({ allowed: outgoingSettings() });
  return {
    secrets: new Secrets(secretKey),
    guard,
    channels: createChannels({ settings: readChannelSettings(), guard }),
    retentionDays,
    concurrency,
  };
};
