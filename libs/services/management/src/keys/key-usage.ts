import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { outsideTraces } from '@touchstone/kernel';
import { ManagementStore } from '../management.store';
import { apiKeyEntity } from './api-key.entity';

/** Precision of `last_used_at`. */
const GRAIN_MS = 60_000;
/** Delay before a write, long enough to collect many keys. */
const DELAY_MS = 500;

/**
 * Records when keys were last used: in the background, batched, and at most once a minute per key.
 * Uses that an outage keeps from being written are dropped.
 */
@Injectable()
export class KeyUsage implements OnApplicationShutdown {
  private readonly noted = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: ManagementStore) {}

  touch(keyId: string): void {
    const now = this.store.now.getTime();
    if (now - (this.noted.get(keyId) ?? -Infinity) < GRAIN_MS) return;
    this.noted.set(keyId, now);
    this.waiting.set(keyId, now);
    this.timer ??= setTimeout(() => void outsideTraces(() => this.write()), DELAY_MS).unref();
  }

  /** Writes the pending uses. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const used = [...this.waiting];
    this.waiting.clear();
    this.forget();
    if (used.length === 0) return;
    const times = used.map(([, time]) => new Date(time).toISOString());
    await this.store
      .read((manager) => {
        const { schema } = manager.dataSource.getMetadata(apiKeyEntity);
        const sql = `UPDATE "${schema}"."api_key" AS k SET "last_used_at" = u.at
          FROM unnest($1::text[], $2::timestamptz[]) AS u (id, at)
          WHERE k."id" = u.id AND (k."last_used_at" IS NULL OR k."last_used_at" < u.at)`;
        return manager.query(sql, [used.map(([id]) => id), times]);
      })
      .catch(() => undefined);
  }

  onApplicationShutdown(): Promise<void> {
    return this.write();
  }

  private forget(): void {
    const now = this.store.now.getTime();
    for (const [id, time] of this.noted) if (now - time >= GRAIN_MS) this.noted.delete(id);
  }
}
