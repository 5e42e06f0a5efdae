import { Logger } from '@nestjs/common';
import { type Clock, type Secrets, SystemClock } from '@touchstone/kernel';
import type { OutgoingGuard } from '@touchstone/outgoing';
import { type Database, type SchemaDefinition, type Store, StoreRunner } from '@touchstone/storage';
import type { Channels } from './channels/channel';
import { closeChannels } from './channels/create-channels';
import { MAIL_CONNECTIONS } from './channels/email/smtp-pool';
import type { ContactOf } from './deliveries/addressee';
import { Courier } from './deliveries/courier';
import { DeliveryService } from './deliveries/delivery.service';
import { DeliveryQueue } from './deliveries/delivery-queue';
import { ownLane } from './deliveries/lane-names';
import { Retention } from './deliveries/retention';
import { MOST_WAITING, Room } from './deliveries/room';
import { Sender } from './deliveries/sender';
import { ActiveNotifiers } from './notifiers/active-notifiers';
import { NotifierService } from './notifiers/notifier.service';
import { Announcer } from './occasions/announcer';
import { Periodic } from './periodic';
import { notifierSchema } from './storage/schema';

const HOUR_MS = 3_600_000;
const CONCURRENCY = 64;
/** Deliveries to one target under way at once, for each process. */
const LANE_CONCURRENCY = 4;
const RETENTION_DAYS = 30;
/** Longer than a try of a webhook may take, shorter than what a process that ends is given. */
const GRACE_MS = 12_000;

export interface NotificationsParts {
  database: Database;
  /** Resolves when the broker has the event safe. */
  publish: (pattern: string, body: unknown) => Promise<void>;
  secrets: Secrets;
  guard: OutgoingGuard;
  channels: Channels;
  contactOf: ContactOf;
  schema?: SchemaDefinition;
  clock?: Clock;
  /** 0 to 1. */
  random?: () => number;
  concurrency?: number;
  retentionDays?: number;
  /** Milliseconds for tries under way when the process ends. */
  graceMs?: number;
  /** Deliveries, for one target. */
  mostWaiting?: number;
}

/** Who is told of what, and the telling, on one schema of a database; free of how it is asked. */
export class Notifications {
  readonly notifiers: NotifierService;
  readonly deliveries: DeliveryService;
  readonly active: ActiveNotifiers;
  readonly announcer: Announcer;
  readonly retention: Retention;

  private readonly logger = new Logger(Notifications.name);
  private readonly store: Store;
  private readonly runner: StoreRunner;
  private readonly sender: Sender;
  private readonly purging: Periodic;

  constructor(private readonly parts: NotificationsParts) {
    const {
      database,
      publish,
      schema = notifierSchema(),
      clock = new SystemClock(),
      secrets,
      guard,
      channels,
      contactOf,
      random = Math.random,
    } = parts;
    const {
      concurrency = CONCURRENCY,
      retentionDays = RETENTION_DAYS,
      graceMs = GRACE_MS,
      mostWaiting = MOST_WAITING,
    } = parts;
    this.runner = new StoreRunner({ service: 'notifier', database, schema, publish, clock });
    const { store } = this.runner;
    this.store = store;
    const wake = (lanes: string[]) => this.sender.wake(lanes);
    this.notifiers = new NotifierService({
      store,
      secrets,
      guard,
      channels,
      onChange: (workspace) => this.active.forget(workspace),
    });
    this.active = new ActiveNotifiers((workspace) => this.notifiers.active(workspace), clock);
    const queue = new DeliveryQueue(store);
    const onFull = (lane: string) =>
      this.logger.warn(
        { lane },
        'As much waits for one target as may; what else there is to tell it is counted, and not stored.',
      );
    const room = new Room({
      count: (lane, most) => queue.countIn(lane, most),
      clock,
      onFull,
      most: mostWaiting,
    });
    this.announcer = new Announcer({ store, active: this.active, room, wake });
    const giveUp = async (workspace: string, id: string) => {
      await this.notifiers.giveUp(workspace, id);
      wake([ownLane(workspace)]);
    };
    const courier = new Courier({ queue, channels, secrets, contactOf, clock, random, giveUp });
    this.deliveries = new DeliveryService(store, courier, wake);
    this.sender = new Sender({
      queue,
      courier,
      limits: {
        total: concurrency,
        lane: Math.min(LANE_CONCURRENCY, concurrency),
        mail: MAIL_CONNECTIONS,
      },
      graceMs,
    });
    this.retention = new Retention(store, retentionDays);
    this.purging = new Periodic(HOUR_MS, () => this.retention.sweep());
  }

  /** Why no work could be done yet, if so. */
  get reason(): string | undefined {
    return this.store.reason;
  }

  /** Why no work can be done at the moment, although it could before. */
  get outage(): string | undefined {
    return this.store.outage;
  }

  /** Waits for a database that is away, then sends and relays until it is stopped. @throws CannotStart: the data is then as it was. */
  start(): Promise<void> {
    return this.runner.start(() => {
      this.sender.start();
      this.purging.start();
    });
  }

  stop(): Promise<void> {
    return this.runner.stop(async () => {
      this.retention.stop();
      await Promise.all([this.sender.stop(), this.purging.stop()]);
      await closeChannels(this.parts.channels);
    });
  }
}
