import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventContract } from '@touchstone/contracts';
import { AppError } from '@touchstone/kernel';
import type { OutboxRow } from './outbox.entity';
import type { Storage } from './storage';

const BATCH = 100;
/** For rows that others left: the command line, or a process that died. Its own a process relays at once. */
const SWEEP_MS = 1_000;
const RETRY_MS = 1_000;

/** Publishes what transactions have left in the outbox: at least once, in order for one process, rows shared out among replicas. */
export class Outbox {
  private readonly logger = new Logger(Outbox.name);
  private timer: NodeJS.Timeout | undefined;
  private relaying: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly storage: Storage,
    /** Resolves when the broker has the event safe. */
    private readonly publish: (pattern: string, body: unknown) => Promise<void>,
  ) {}

  start(): void {
    this.stopped = false;
    this.relayIn(0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.relaying;
  }

  /** Leaves an event with the transaction; it is published once that is committed and `relay` was called. */
  async add<Event>(
    manager: EntityManager,
    { pattern }: EventContract<Event>,
    body: Event,
  ): Promise<void> {
    await manager.query(`INSERT INTO ${this.table} ("pattern", "body") VALUES ($1, $2)`, [
      pattern,
      JSON.stringify(body),
    ]);
  }

  /** Call after the commit. */
  relay(): void {
    if (this.relaying) this.again = true;
    else this.relayIn(0);
  }

  private get table(): string {
    return `"${this.storage.definition.schema}"."outbox"`;
  }

  private relayIn(milliseconds: number): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.relaying = this.relayAll().finally(() => (this.relaying = undefined));
    }, milliseconds).unref();
  }

  private async relayAll(): Promise<void> {
    try {
      do {
        this.again = false;
        while (!this.stopped && (await this.relayBatch()) === BATCH);
      } while (this.again && !this.stopped);
      this.relayIn(SWEEP_MS);
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error({ err: error }, 'Events could not be relayed; trying on.');
      this.relayIn(RETRY_MS);
    }
  }

  /** Rows another replica is publishing are passed over. A crash between publishing and commit publishes again: consumers are idempotent. */
  private relayBatch(): Promise<number> {
    return this.storage.transaction(async (manager) => {
      const rows = await manager.query<OutboxRow[]>(
        `SELECT "id", "pattern", "body" FROM ${this.table} ORDER BY "id" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      );
      for (const { pattern, body } of rows) await this.publish(pattern, body);
      if (rows.length > 0)
        await manager.query(`DELETE FROM ${this.table} WHERE "id" = ANY($1)`, [
          rows.map(({ id }) => id),
        ]);
      return rows.length;
    });
  }
}
