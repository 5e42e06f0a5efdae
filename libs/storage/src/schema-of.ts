import type { QueryRunner } from 'typeorm';

/** Where a migration works: specs run the same ones in schemas of their own. */
export const schemaOf = ({ dataSource }: QueryRunner): string =>
  String((dataSource.options as { schema?: string }).schema);
