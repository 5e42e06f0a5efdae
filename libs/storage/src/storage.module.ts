import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Database } from './database';
import { PgliteDatabase } from './pglite/pglite-database';
import { PostgresDatabase } from './postgres/postgres-database';
import type { StorageSettings } from './storage.config';

/** Not opened yet. */
export const databaseOf = ({ url, dataDir, connections }: StorageSettings): Database =>
  url === 'pglite:' ? new PgliteDatabase(dataDir) : new PostgresDatabase(url, connections);

/** The process's database, shared by the services that run in it. */
@Global()
@Module({})
export class StorageModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static connect(settings: StorageSettings): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: Database, useValue: databaseOf(settings) }],
      exports: [Database],
    };
  }

  /** After every service has let go of its schema. */
  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
