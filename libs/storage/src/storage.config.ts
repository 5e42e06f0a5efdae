import { Type } from 'class-transformer';
import { IsInt, IsString, Matches, Max, Min } from 'class-validator';
import { type Environment, readSettings, reportProblems } from '@touchstone/kernel';

export class StorageSettings {
  /** `pglite:` selects the embedded database, with its files under `dataDir`. */
  @Matches(/^(pglite:|postgres(ql)?:\/\/.+)$/, { message: 'expected pglite: or postgres://…' })
  url = 'pglite:';

  @IsString() dataDir = 'data';

  /** Connections of this process to PostgreSQL; the embedded database has one. */
  @Type(() => Number) @IsInt() @Min(1) @Max(500) connections = 10;
}

export const storageSettings = (environment?: Environment): StorageSettings =>
  readSettings(
    StorageSettings,
    {
      url: 'TOUCHSTONE_DATABASE_URL',
      dataDir: 'TOUCHSTONE_DATA_DIR',
      connections: 'TOUCHSTONE_DATABASE_CONNECTIONS',
    },
    environment,
  );

/** Settings for a process that shares its database with others, which excludes the embedded one. */
export const sharedStorageSettings = (environment?: Environment): StorageSettings => {
  const settings = storageSettings(environment);
  if (settings.url === 'pglite:')
    reportProblems(
      'TOUCHSTONE_DATABASE_URL: expected postgres://…; only all-in-one can run on pglite:',
    );
  return settings;
};
