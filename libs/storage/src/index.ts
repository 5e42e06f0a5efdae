export { createDatabase } from './create-database';
export { Database } from './database';
export { CannotStart, InvalidField, LimitReached, NotFound } from './errors';
export { isOutage, withOutagesAsUnavailable } from './outage-errors';
export { Outbox } from './outbox';
export { CREATE_OUTBOX, outboxEntity, type OutboxRow } from './outbox.entity';
export { type Lock, OwnedRows, type Owner } from './owned-rows';
export { PeriodicTask } from './periodic-task';
export {
  PersistentServiceModule,
  type PersistentServiceOptions,
} from './persistent-service.module';
export { PgliteDatabase, type PgliteOptions } from './pglite/pglite-database';
export { DirectoryInUse } from './pglite/pid-lock';
export { PostgresDatabase } from './postgres/postgres-database';
export { storable, storableJson } from './postgres-json';
export { retryWhileUnavailable } from './retry-while-unavailable';
export { newRowId } from './row-id';
export { EventPublisher, type MigratedSchema } from './schema-lifecycle';
export { schemaOf } from './schema-of';
export {
  resealAll,
  type ResealedColumn,
  type SealedColumn,
  sealedJson,
  type SealedSchema,
  sealedText,
} from './sealed-columns';
export { type SchemaDefinition, Storage } from './storage';
export { sharedStorageSettings, StorageSettings, storageSettings } from './storage.config';
export { StorageModule } from './storage.module';
export { type AuditEntry, type Change, Store, type StoreParts } from './store';
export { tableOf } from './table-of';
