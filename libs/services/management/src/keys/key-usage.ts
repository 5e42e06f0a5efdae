import type { Clock } from '@touchstone/kernel';
import type { Storage } from '@touchstone/storage';

/** How exact `last_used_at` is. */
const GRAIN_MS = 60_000;
/** Long enough to write many keys at once. */
const DELAY_MS = 500;

/** Notes when keys were last used: afterwards, together, and each at most once a minute. What an outage keeps from being written is forgotten. */
export class KeyUsage {
  private readonly noted = new Map<string, number>();
  private readonly waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  touch(keyId: string): void {
    const now = this.clock.nowMs();
    if (now - (this.noted.get(keyId) ?? -Infinity) < GRAIN_MS) return;
    this.noted.set(keyId, now);
    this.waiting.set(keyId, now);
    this.timer ??= setTimeout(() => void this.write(), DELAY_MS).unref();
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const used = [...this.waiting];
    this.waiting.clear();
    this.forget();
    if (used.length === 0) return;
    const times = used.map(([, time]) => new Date(time).toISOString());
    const sql = `UPDATE "${this.storage.definition.schema}"."api_key" AS k SET "last_used_at" = u.at
      FROM unnest($1::text[], $2::timestamptz[]) AS u (id, at) WHERE k."id" = u.id AND (k."last_used_at" IS NULL OR k."last_used_at" < u.at)`;
    await this.storage
      .run((manager) => manager.query(sql, [used.map(([id]) => id), times]))
      .catch(() => undefined);
  }

  private forget(): void {
    const now = this.clock.nowMs();
    for (const [id, time] of this.noted) if (now - time >= GRAIN_MS) this.noted.delete(id);
  }
}
