import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PeriodicTask, tableOf } from '@touchstone/storage';
import { alertEntity } from '../events/alert.entity';
import { alertRateEntity } from '../events/alert-rate.entity';
import { NotifierRuntime, NotifierStore } from '../notifier-runtime';
import { deliveryEntity } from './delivery.entity';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Keeps transactions short: the embedded database runs one at a time. */
const BATCH = 1_000;
/** Longer than any cooldown. */
const ALERT_DAYS = 367;

/** Deletes finished deliveries after the retention period. */
@Injectable()
export class Retention implements OnModuleInit, OnApplicationShutdown {
  private readonly sweeping = new PeriodicTask(HOUR_MS, () => this.sweep());
  private stopped = false;

  constructor(
    private readonly store: NotifierStore,
    private readonly runtime: NotifierRuntime,
  ) {}

  onModuleInit(): void {
    this.store.onOpen(() => this.sweeping.start());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.sweeping.stop();
  }

  async sweep(): Promise<void> {
    while (!this.stopped && (await this.deleteSome()) === BATCH);
    await this.store.read((manager) =>
      manager.query(`DELETE FROM ${tableOf(manager, alertEntity)} WHERE "last_at" < $1`, [
        this.daysAgo(ALERT_DAYS),
      ]),
    );
    await this.store.read((manager) =>
      manager.query(`DELETE FROM ${tableOf(manager, alertRateEntity)} WHERE "since" < $1`, [
        this.daysAgo(1),
      ]),
    );
  }

  private deleteSome(): Promise<number> {
    return this.store.read(async (manager) => {
      const table = tableOf(manager, deliveryEntity);
      const old = `SELECT "id" FROM ${table} WHERE "completed_at" < $1 ORDER BY "completed_at" LIMIT ${BATCH}`;
      const [, deleted] = await manager.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE "id" IN (${old})`,
        [this.daysAgo(this.runtime.limits.retentionDays)],
      );
      return deleted;
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.store.now.getTime() - days * DAY_MS);
  }
}
