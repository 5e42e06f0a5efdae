import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from './database';
import { PgliteDatabase } from './pglite/pglite-database';
import { PostgresDatabase } from './postgres/postgres-database';
import type { StorageSettings } from './storage.config';

/** The process's database, shared by the services that run in it. */
@Global()
@Module({})
export class StorageModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static connect({ url, dataDir, connections }: StorageSettings): DynamicModule {
    const database = url === 'pglite:' ? new PgliteDatabase(dataDir) : new PostgresDatabase(url, connections);
    return { module: StorageModule, providers: [{ provide: Database, useValue: database }], exports: [Database] };
  }

  /** After every service has let go of its schema. */
  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
