import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeriodicTask, tableOf } from '@touchstone/storage';
import { labelEntity } from '../labels/label.entity';
import { revisionEntity } from '../revisions/revision.entity';
import { StudioSettings } from '../studio.config';
import { StudioStore } from '../studio.store';
import { promptEntity } from './prompt.entity';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Keeps transactions short: on the embedded database all other queries wait for them. */
const BATCH = 500;

/**
 * Erases prompts that were deleted long enough ago, once an hour: revisions, labels, name and
 * description. Their ids and text ids stay reserved.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly hourly = new PeriodicTask(HOUR_MS, () => this.sweep());
  private stopped = false;

  constructor(
    private readonly store: StudioStore,
    private readonly settings: StudioSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.hourly.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.hourly.stop();
  }

  async sweep(): Promise<void> {
    const before = new Date(this.store.now.getTime() - this.settings.deletedPromptDays * DAY_MS);
    // In this order: labels refer to revisions.
    for (const erase of [eraseLabels, eraseRevisions, eraseHeads])
      while (
        !this.stopped &&
        (await this.store.read((manager) => erase(manager, before))) === BATCH
      );
  }
}

/** Erases at most `BATCH` rows. @returns their number */
type Erase = (manager: EntityManager, before: Date) => Promise<number>;

const eraseOf =
  (entity: typeof labelEntity | typeof revisionEntity): Erase =>
  async (manager, before) => {
    const [rows, prompts] = [tableOf(manager, entity), tableOf(manager, promptEntity)];
    const old = `SELECT r."id" FROM ${prompts} p JOIN ${rows} r ON r."prompt_id" = p."id"
      WHERE p."deleted_at" < $1 LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED`;
    return changedBy(manager, `DELETE FROM ${rows} WHERE "id" IN (${old})`, before);
  };
const eraseLabels = eraseOf(labelEntity);
const eraseRevisions = eraseOf(revisionEntity);

const eraseHeads: Erase = async (manager, before) => {
  const prompts = tableOf(manager, promptEntity);
  const old = `SELECT "id" FROM ${prompts} WHERE "deleted_at" < $1 AND ("name" <> '' OR "description" <> '')
    LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const sql = `UPDATE ${prompts} SET "name" = '', "description" = '' WHERE "id" IN (${old})`;
  return changedBy(manager, sql, before);
};

const changedBy = async (manager: EntityManager, sql: string, before: Date): Promise<number> => {
  const [, changed] = await manager.query<[unknown, number]>(sql, [before]);
  return changed;
};
