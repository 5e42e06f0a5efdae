import { NotEvaluable } from '@touchstone/detection';

/** Dialects by the parser's names. */
const ALIASES = {
  postgresql: ['postgres', 'pg', 'pgsql', 'psql'],
  mysql: ['mariadb'],
  mssql: ['tsql', 't-sql', 'transactsql', 'sqlserver', 'sql server', 'azure sql'],
  sqlite: ['sqlite3'],
  oracle: ['plsql', 'pl/sql'],
  bigquery: ['google bigquery', 'gbq'],
  snowflake: [],
  redshift: [],
  duckdb: ['duck'],
  clickhouse: [],
  databricks: [],
  spark: ['sparksql', 'spark sql'],
  hive: ['hiveql'],
  teradata: [],
} as const;
export type Dialect = keyof typeof ALIASES;

const KNOWN = Object.keys(ALIASES) as Dialect[];

/** The dialects tried on text whose dialect is not named; the others must be named. */
export const COMMON: readonly Dialect[] = [
  'postgresql',
  'mysql',
  'mssql',
  'sqlite',
  'oracle',
  'bigquery',
  'snowflake',
];

/** The standard has no parser of its own. */
const UNNAMED = new Set(['', 'sql', 'ansi', 'standard']);

const DIALECT_OF: ReadonlyMap<string, Dialect> = new Map(
  KNOWN.flatMap((dialect) => [dialect, ...ALIASES[dialect]].map((name) => [name, dialect])),
);

/**
 * Reads the dialect from a rule's `args`; `undefined` when it names none.
 * @throws NotEvaluable for an unknown name
 */
export const dialectNamed = (args: string): Dialect | undefined => {
  const name = args.trim().toLowerCase();
  if (UNNAMED.has(name)) return undefined;
  const dialect = DIALECT_OF.get(name.replace(/[_\s]+/g, ' '));
  if (dialect) return dialect;
  throw new NotEvaluable(
    `The SQL dialect "${name.slice(0, 40)}" is unknown; name one of ${KNOWN.join(', ')}, or none.`,
  );
};

/** Dialects that accept a comma after the last column of a list. */
export const ALLOWS_TRAILING_COMMA: ReadonlySet<Dialect> = new Set([
  'bigquery',
  'snowflake',
  'databricks',
  'duckdb',
  'clickhouse',
]);
