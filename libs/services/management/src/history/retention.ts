import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { EntitySchema } from 'typeorm';
import { AppError, bugReport } from '@touchstone/kernel';
import { exchangeEntity } from '../exchanges/exchange.entity';
import { ManagementStore } from '../management.store';
import { workspaceEntity, type WorkspaceRow } from '../workspaces/workspace.entity';
import { evaluationEntity } from './evaluation.entity';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Keeps transactions short: on the embedded database all other queries wait for them. */
const BATCH = 1_000;
/** Tables with a workspace and a completion time. */
const HISTORIES = [evaluationEntity, exchangeEntity] as EntitySchema[];

/** Deletes evaluations and exchanges older than their workspace's retention, once an hour. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Retention.name);
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly store: ManagementStore) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping = this.sweep().catch((error: unknown) => {
        if (!(error instanceof AppError))
          this.logger.error({ bug: bugReport(error) }, 'Old history could not be deleted.');
      });
    }, HOUR_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  async sweep(): Promise<void> {
    const workspaces = await this.store.read((manager) =>
      manager.getRepository(workspaceEntity).find(),
    );
    for (const workspace of workspaces)
      for (const history of HISTORIES)
        while (!this.stopped && (await this.deleteSome(history, workspace)) === BATCH);
  }

  private deleteSome(history: EntitySchema, { id, retention_days }: WorkspaceRow): Promise<number> {
    const before = new Date(this.store.now.getTime() - retention_days * DAY_MS);
    return this.store.read(async (manager) => {
      const { schema, tableName } = manager.dataSource.getMetadata(history);
      const table = `"${schema}"."${tableName}"`;
      const old = `SELECT "id" FROM ${table} WHERE "workspace" = $1 AND "completed_at" < $2 ORDER BY "completed_at" LIMIT ${BATCH}`;
      const [, deleted] = await manager.query<[unknown, number]>(
        `DELETE FROM ${table} WHERE "workspace" = $1 AND "id" IN (${old})`,
        [id, before],
      );
      return deleted;
    });
  }
}
