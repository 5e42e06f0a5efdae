import type { Store } from '@touchstone/storage';
import { alertEntity } from '../occasions/alert.entity';
import { tableOf } from '../storage/table-of';
import { deliveryEntity } from './delivery.entity';

const DAY_MS = 86_400_000;
/** Short transactions: on the embedded database everybody else waits for them. */
const BATCH = 1_000;
/** Longer than any cooldown. */
const ALERTS_DAYS = 367;

/** Deletes finished deliveries that are kept no longer. */
export class Retention {
  private stopped = false;

  constructor(
    private readonly store: Store,
    private readonly days: number,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  async sweep(): Promise<void> {
    while (!this.stopped && (await this.deleteSome()) === BATCH);
    await this.store.read((manager) =>
      manager.query(`DELETE FROM ${tableOf(manager, alertEntity)} WHERE "last_at" < $1`, [
        this.daysAgo(ALERTS_DAYS),
      ]),
    );
  }

  private deleteSome(): Promise<number> {
    return this.store.read(async (manager) => {
      const table = tableOf(manager, deliveryEntity);
      const old = `SELECT "id" FROM ${table} WHERE "completed_at" < $1 ORDER BY "completed_at" LIMIT ${BATCH}`;
      const [, deleted] = await manager.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE "id" IN (${old})`,
        [this.daysAgo(this.days)],
      );
      return deleted;
    });
  }

  private daysAgo(days: number): Date {
    return new Date(this.store.now.getTime() - days * DAY_MS);
  }
}
