import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EventContract } from '@touchstone/contracts';
import { AppError, outsideTraces } from '@touchstone/kernel';
import type { OutboxRow } from './outbox.entity';
import type { Storage } from './storage';

const BATCH = 100;
/**
 * Interval for rows of other processes, such as the command line. A process relays its own rows at
 * once.
 */
const SWEEP_MS = 1_000;
/** No other process writes to an embedded database; the start relays rows of an earlier one. */
const SWEEP_EMBEDDED_MS = 60_000;
const RETRY_MS = 1_000;

/**
 * Publishes the events that transactions stored in the outbox: at least once, in order for one
 * process; replicas share the rows.
 */
export class Outbox {
  private readonly logger = new Logger(Outbox.name);
  private timer: NodeJS.Timeout | undefined;
  private relaying: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly storage: Storage,
    /** Resolves when the broker has confirmed the event. */
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

  /**
   * Stores an event in the transaction; it is published after the commit, when `relay` is called.
   */
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
      this.relaying = outsideTraces(() => this.relayAll()).finally(
        () => (this.relaying = undefined),
      );
    }, milliseconds).unref();
  }

  private async relayAll(): Promise<void> {
    try {
      do {
        this.again = false;
        while (!this.stopped && (await this.hasRows()) && (await this.relayBatch()) === BATCH);
      } while (this.again && !this.stopped);
      this.relayIn(this.storage.isShared ? SWEEP_MS : SWEEP_EMBEDDED_MS);
    } catch (error) {
      if (!(error instanceof AppError))
        this.logger.error({ err: error }, 'Events could not be relayed; retrying.');
      this.relayIn(RETRY_MS);
    }
  }

  /** A sweep that finds nothing needs no transaction. */
  private async hasRows(): Promise<boolean> {
    const rows = await this.storage.run((manager) =>
      manager.query<object[]>(`SELECT 1 FROM ${this.table} LIMIT 1`),
    );
    return rows.length > 0;
  }

  /**
   * Skips rows that another replica is publishing. A crash between publishing and commit
   * publishes again: consumers are idempotent.
   */
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
