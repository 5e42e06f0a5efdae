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
import { Unavailable } from '@touchstone/kernel';
import type { Database } from './database';
import { Heartbeat } from './heartbeat';
import { isOutage, sayingUnavailable } from './outages';
import { driverOn } from './shared-pool';
import { SilentLogger } from './silent-logger';

/** What a service keeps: its own schema, its rows, and how they came to look as they do. */
export interface SchemaDefinition {
  schema: string;
  entities: EntitySchema[];
  migrations: (new () => MigrationInterface)[];
}

const RETRY_MS = 500;

/** One service's schema. Until it is reachable and migrated, and whenever the database is away, work on it throws `Unavailable`. */
export class Storage {
  private readonly logger = new Logger(Storage.name);
  private source: DataSource | undefined;
  private readonly heartbeat: Heartbeat;
  private stopped = false;

  constructor(
    private readonly database: Database,
    readonly definition: SchemaDefinition,
  ) {
    this.heartbeat = new Heartbeat(definition.schema, async () => this.ready().query('SELECT 1'));
  }

  /** Why no work could be done yet, if so. */
  get reason(): string | undefined {
    return this.source ? undefined : `The schema ${this.definition.schema} is not reachable yet.`;
  }

  /** Why no work can be done at the moment, although it could before. */
  get outage(): string | undefined {
    return this.heartbeat.lost
      ? `The database of the schema ${this.definition.schema} does not answer.`
      : undefined;
  }

  /** Connects and migrates, waiting for a database that is away. @throws what a migration throws: the data is then as it was. */
  async start(): Promise<void> {
    while (!this.stopped && !this.source) {
      try {
        this.source = await this.open();
      } catch (error) {
        if (!isOutage(error)) throw error;
        this.logger.warn(
          { schema: this.definition.schema, err: (error as Error).message },
          'Database not reachable; trying on.',
        );
        await wait(RETRY_MS);
      }
    }
    if (!this.stopped) this.heartbeat.start();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.heartbeat.stop();
    await this.source?.destroy();
    this.source = undefined;
  }

  /** @throws Unavailable */
  run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.watched(() => work(this.ready().manager));
  }

  /** All or nothing. Inside, only the given manager may be used: on the embedded database any other query would wait for itself. @throws Unavailable */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.watched(() => this.ready().transaction(work));
  }

  private async watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await sayingUnavailable(work);
    } catch (error) {
      if (error instanceof Unavailable) this.heartbeat.doubt();
      throw error;
    }
  }

  private ready(): DataSource {
    if (!this.source) throw new Unavailable('The database is away; try again.');
    return this.source;
  }

  private async open(): Promise<DataSource> {
    const pool = await this.database.open();
    const { schema, entities, migrations } = this.definition;
    const source = new DataSource({
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
    await prepareSchema(pool, schema);
    await source.initialize();
    await migrate(source, schema);
    return source;
  }
}

/** Any number, the same in every replica. */
const MIGRATION_LOCK = 0x70_75_63_68;

const prepareSchema = async (pool: Pool, schema: string): Promise<void> => {
  try {
    await pool.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
  } catch (error) {
    // Two replicas that start together may both find it missing.
    if (
      (error as { code?: string }).code !== '23505' &&
      (error as { code?: string }).code !== '42P06'
    )
      throw error;
  }
};

/** One replica at a time: the others wait, and find nothing left to do. */
const migrate = async (source: DataSource, schema: string): Promise<void> => {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [MIGRATION_LOCK, schema]);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none'; // the one begun here holds them all
    await executor.executePendingMigrations();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
};
