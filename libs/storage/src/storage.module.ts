import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { createDatabase } from './create-database';
import { Database } from './database';
import type { StorageSettings } from './storage.config';

/** The process's database, shared by the services that run in it. */
@Global()
@Module({})
export class StorageModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** @param database passed if it was opened before */
  static connect(settings: StorageSettings, database = createDatabase(settings)): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: Database, useValue: database }],
      exports: [Database],
    };
  }

  /** Runs after every service has closed its schema. */
  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
