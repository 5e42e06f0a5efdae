import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { PeriodicTask, tableOf } from '@touchstone/storage';
import { ManagementStore } from '../management.store';
import { asyncEvaluationEntity } from './async-evaluation.entity';
import { batchEntity } from './batch.entity';

const HOUR_MS = 3_600_000;
/** Keeps transactions short: on the embedded database all other queries wait for them. */
const ROWS = 1_000;
/** An upload whose gateway died is deleted after this time; a request takes an hour at most. */
const LONGEST_UPLOAD_MS = 2 * HOUR_MS;

/** Deletes answers and batches at the end of their retention, and uploads that broke off. */
@Injectable()
export class Expiry implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly hourly = new PeriodicTask(HOUR_MS, () => this.sweep());
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly store: ManagementStore) {}

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.hourly.stop(), this.sweeping]);
  }

  /** Sweeps in the background; what fails is left to the next sweep. */
  sweepSoon(): void {
    this.sweeping = this.sweeping.then(() => this.sweep()).catch(() => undefined);
  }

  async sweep(): Promise<void> {
    while (!this.stopped && (await this.deleteAnswers()) === ROWS);
    for (const batch of await this.expiredBatches()) {
      while (!this.stopped && (await this.deleteLines(batch)) === ROWS);
      await this.deleteBatch(batch);
    }
  }

  private deleteAnswers(): Promise<number> {
    return this.deleteSome('"expires_at" <= $1', this.store.now);
  }

  private deleteLines(batch: string): Promise<number> {
    return this.deleteSome('"batch" = $1', batch);
  }

  private deleteSome(condition: string, parameter: unknown): Promise<number> {
    return this.store.read(async (manager) => {
      const table = tableOf(manager, asyncEvaluationEntity);
      const [, deleted] = await manager.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE "id" IN (SELECT "id" FROM ${table} WHERE ${condition} LIMIT ${ROWS})`,
        [parameter],
      );
      return deleted;
    });
  }

  private async expiredBatches(): Promise<string[]> {
    const { now } = this.store;
    const rows = await this.store.read((manager) =>
      manager.query<{ id: string }[]>(
        `SELECT "id" FROM ${tableOf(manager, batchEntity)}
         WHERE "expires_at" <= $1 OR ("status" = 'receiving' AND "created_at" <= $2)`,
        [now, new Date(now.getTime() - LONGEST_UPLOAD_MS)],
      ),
    );
    return rows.map(({ id }) => id);
  }

  private async deleteBatch(id: string): Promise<void> {
    if (this.stopped) return;
    await this.store.read((manager) =>
      // Another replica may be deleting lines at the same time.
      manager.query(
        `DELETE FROM ${tableOf(manager, batchEntity)} WHERE "id" = $1
         AND NOT EXISTS (SELECT 1 FROM ${tableOf(manager, asyncEvaluationEntity)} WHERE "batch" = $1)`,
        [id],
      ),
    );
  }
}
