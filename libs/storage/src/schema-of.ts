import type { QueryRunner } from 'typeorm';

/** Returns the schema that a migration works on; specs run migrations in schemas of their own. */
export const schemaOf = ({ dataSource }: QueryRunner): string =>
  String((dataSource.options as { schema?: string }).schema);
