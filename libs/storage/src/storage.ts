import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntitySchema,
  MigrationExecutor,
  type MigrationInterface,
} from 'typeorm';
import { inSpan, type SpanOptions, Unavailable } from '@touchstone/kernel';
import type { Database } from './database';
import { HealthProbe } from './health-probe';
import { isOutage, withOutagesAsUnavailable } from './outage-errors';
import { driverOn } from './shared-pool';
import { SilentLogger } from './silent-logger';

/** A service's schema: its name, entities and migrations. */
export interface SchemaDefinition {
  schema: string;
  entities: EntitySchema[];
  migrations: (new () => MigrationInterface)[];
}

const RETRY_MS = 500;
const PROBE_MS = 2_000;
/** The embedded database cannot fail alone: its thread ends the process with it. */
const PROBE_EMBEDDED_MS = 30_000;

/**
 * Connects to one service's schema and migrates it. Work throws `Unavailable` until that is done,
 * and during outages of the database.
 */
export class Storage {
  private readonly logger = new Logger(Storage.name);
  private source: DataSource | undefined;
  private readonly healthProbe: HealthProbe;
  private readonly span: SpanOptions;
  private stopped = false;

  constructor(
    private readonly database: Database,
    readonly definition: SchemaDefinition,
  ) {
    const attributes = { 'db.system.name': 'postgresql', 'db.namespace': definition.schema };
    this.span = { kind: 'client', attributes };
    this.healthProbe = new HealthProbe(
      definition.schema,
      async () => this.ready().query('SELECT 1'),
      this.isShared ? PROBE_MS : PROBE_EMBEDDED_MS,
    );
  }

  /** Other processes may write to the schema. */
  get isShared(): boolean {
    return this.database.isShared;
  }

  /** The reason why the schema is not ready yet. */
  get reason(): string | undefined {
    return this.source ? undefined : `The schema ${this.definition.schema} is not reachable yet.`;
  }

  /** The reason why a schema that was ready does not work at the moment. */
  get outage(): string | undefined {
    return this.healthProbe.isDown
      ? `The database of the schema ${this.definition.schema} does not answer.`
      : undefined;
  }

  /**
   * Connects and migrates, waiting while the database is unavailable.
   * @throws the error of a failed migration, which leaves the data unchanged
   */
  async start(): Promise<void> {
    while (!this.stopped && !this.source) {
      try {
        this.source = await this.open();
      } catch (error) {
        if (!isOutage(error)) throw error;
        this.logger.warn(
          { schema: this.definition.schema, err: (error as Error).message },
          'Database not reachable; retrying.',
        );
        await wait(RETRY_MS);
      }
    }
    if (!this.stopped) this.healthProbe.start();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.healthProbe.stop();
    await this.source?.destroy();
    this.source = undefined;
  }

  /** @throws Unavailable */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.watched(() => work(this.ready().manager));
  }

  /**
   * Runs the work in a transaction. Only the given manager may be used inside: on the embedded
   * database any other query would wait for the transaction itself.
   * @throws Unavailable
   */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.watched(() => this.ready().transaction(work));
  }

  private async watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await inSpan('database', this.span, () => withOutagesAsUnavailable(work));
    } catch (error) {
      if (error instanceof Unavailable) this.healthProbe.probeNow();
      throw error;
    }
  }

  private ready(): DataSource {
    if (!this.source) throw new Unavailable('The database is unavailable; try again.');
    return this.source;
  }

  private async open(): Promise<DataSource> {
    const pool = await this.database.open();
    const { schema } = this.definition;
    await prepareSchema(pool, schema);
    const migrated = await this.database.withoutTimeLimit(async (unlimited) => {
      const source = await this.sourceOn(unlimited).initialize();
      await migrate(source, schema);
      if (unlimited === pool) return source;
      return source.destroy();
    });
    return migrated ?? this.sourceOn(pool).initialize();
  }

  private sourceOn(pool: Pool): DataSource {
    const { schema, entities, migrations } = this.definition;
    return new DataSource({
      type: 'postgres',
      driver: driverOn(pool),
      schema,
      entities,
      migrations,
      migrationsTableName: 'migration',
      migrationsTransactionMode: 'all',
      synchronize: false,
      installExtensions: false,
      uuidExtension: 'pgcrypto',
      logger: new SilentLogger(),
    });
  }
}

/** Advisory lock key: arbitrary, but the same in every replica. */
const MIGRATION_LOCK = 0x70_75_63_68;

const prepareSchema = async (pool: Pool, schema: string): Promise<void> => {
  try {
    await pool.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
  } catch (error) {
    // Two replicas that start together may both find the schema missing.
    if (
      (error as { code?: string }).code !== '23505' &&
      (error as { code?: string }).code !== '42P06'
    )
      throw error;
  }
};

/** Migrates in one replica at a time: the others wait and find nothing left to do. */
const migrate = async (source: DataSource, schema: string): Promise<void> => {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MIGRATION_LOCK, schema]);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none'; // the transaction started here contains them all
    await executor.executePendingMigrations();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
};
