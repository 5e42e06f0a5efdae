import type { Pool } from 'pg';
import type { SealedPlace, Secrets } from '@touchstone/kernel';
import type { Database } from './database';
import { withOutagesAsUnavailable } from './outage-errors';

type Replace = (sealed: string) => string;

/** A column with sealed values, alone or within JSON, of a table that has a `workspace`. */
export interface SealedColumn {
  /** Name of the table; also the table of the values' place. */
  table: string;
  /** Columns of the primary key; the last one is the row of the values' place. */
  key: readonly string[];
  column: string;
  type: 'text' | 'json';
  /** Replaces each sealed value in the text of a column. */
  replace(text: string, replace: Replace): string;
}

/** The columns with sealed values of one service. */
export interface SealedSchema {
  schema: string;
  columns: readonly SealedColumn[];
}

/** Counts of one column's values by outcome. */
export interface ResealedColumn {
  /** Schema, table and column. */
  name: string;
  resealed: number;
  /** Values that were sealed with the current key already. */
  current: number;
  /** Rows with a value that none of the keys opens in its place. */
  unreadable: string[];
}

export const sealedText = (table: string, column: string, key = ['id']): SealedColumn => ({
  table,
  key,
  column,
  type: 'text',
  replace: (text, replace) => replace(text),
});

/** @param replaceIn replaces each sealed value within a value of the column */
export const sealedJson = <Value>(
  table: string,
  column: string,
  replaceIn: (value: Value, replace: Replace) => Value,
): SealedColumn => ({
  table,
  key: ['id'],
  column,
  type: 'json',
  replace: (text, replace) => JSON.stringify(replaceIn(JSON.parse(text) as Value, replace)),
});

/** Values can have some megabytes. */
const BATCH = 20;

interface Row {
  key: string[];
  workspace: string;
  text: string;
}

/**
 * Seals every value with the current key, a few rows at a time, each by one statement that changes
 * nothing if the row has changed since it was read. Services may run meanwhile. A repeated run
 * continues where the last one was interrupted. Tables that do not exist yet are left out.
 * @throws Unavailable
 */
export const resealAll = async (
  database: Database,
  schemas: readonly SealedSchema[],
  secrets: Secrets,
): Promise<ResealedColumn[]> =>
  withOutagesAsUnavailable(async () => {
    const pool = await database.open();
    const done: ResealedColumn[] = [];
    for (const { schema, columns } of schemas)
      for (const column of columns) {
        const table = new SealedTable(pool, schema, column);
        if (await table.exists()) done.push(await resealTable(table, secrets));
      }
    return done;
  });

const resealTable = async (table: SealedTable, secrets: Secrets): Promise<ResealedColumn> => {
  const done: ResealedColumn = { name: table.name, resealed: 0, current: 0, unreadable: [] };
  let last: Row | undefined;
  for (;;) {
    const rows = await table.after(last);
    for (const row of rows) await resealRow(table, row, secrets, done);
    if (rows.length < BATCH) return done;
    last = rows.at(-1);
  }
};

const resealRow = async (
  table: SealedTable,
  read: Row,
  secrets: Secrets,
  done: ResealedColumn,
): Promise<void> => {
  for (let row: Row | undefined = read; row; row = await table.again(row)) {
    const { text, ...counts } = resealed(table, row, secrets);
    if (counts.resealed > 0 && !(await table.write(row, text))) continue;
    done.resealed += counts.resealed;
    done.current += counts.current;
    if (counts.unreadable > 0) done.unreadable.push(row.key.at(-1) ?? '');
    return;
  }
};

/** Replaces the values that can be opened; the others stay as they are. */
const resealed = (table: SealedTable, row: Row, secrets: Secrets) => {
  const counts = { resealed: 0, current: 0, unreadable: 0 };
  const place = table.placeOf(row);
  const text = table.column.replace(row.text, (sealed) => {
    const outcome = resealedValue(sealed, place, secrets);
    counts[outcome.is] += 1;
    return outcome.value;
  });
  return { text, ...counts };
};

const resealedValue = (
  value: string,
  place: SealedPlace,
  secrets: Secrets,
): { is: 'resealed' | 'current' | 'unreadable'; value: string } => {
  if (secrets.isCurrent(value)) return { is: 'current', value };
  try {
    return { is: 'resealed', value: secrets.reseal(value, place) };
  } catch {
    return { is: 'unreadable', value };
  }
};

/** Reads and writes one column, by the rows' primary key. */
class SealedTable {
  readonly name: string;
  private readonly table: string;
  private readonly key: string;
  private readonly select: string;

  constructor(
    private readonly pool: Pool,
    schema: string,
    readonly column: SealedColumn,
  ) {
    this.name = `${schema}.${column.table}.${column.column}`;
    this.table = `"${schema}"."${column.table}"`;
    this.key = `(${column.key.map((name) => `"${name}"`).join(', ')})`;
    this.select = `SELECT ARRAY[${this.key.slice(1, -1)}]::text[] AS "key", "workspace", "${column.column}"::text AS "text" FROM ${this.table} WHERE "${column.column}" IS NOT NULL`;
  }

  placeOf({ workspace, key }: Row): SealedPlace {
    return { workspace, table: this.column.table, row: key.at(-1) ?? '' };
  }

  async exists(): Promise<boolean> {
    const { rows } = await this.pool.query<{ found: boolean }>(
      'SELECT to_regclass($1) IS NOT NULL AS "found"',
      [this.table],
    );
    return rows[0]?.found === true;
  }

  /** Returns the next rows in the order of their key. */
  async after(last: Row | undefined): Promise<Row[]> {
    const next = last ? `AND ${this.key} > (${this.parameters()})` : '';
    const sql = `${this.select} ${next} ORDER BY ${this.key.slice(1, -1)} LIMIT ${BATCH}`;
    return (await this.pool.query<Row>(sql, last?.key)).rows;
  }

  /** Reads a row again. */
  async again({ key }: Row): Promise<Row | undefined> {
    const sql = `${this.select} AND ${this.key} = (${this.parameters()})`;
    return (await this.pool.query<Row>(sql, key)).rows[0];
  }

  /** @returns false if the row has changed since it was read */
  async write({ key, text: before }: Row, text: string): Promise<boolean> {
    const { column, type } = this.column;
    const sql = `UPDATE ${this.table} SET "${column}" = $1::${type} WHERE "${column}"::text = $2 AND ${this.key} = (${this.parameters(3)})`;
    return (await this.pool.query(sql, [text, before, ...key])).rowCount === 1;
  }

  private parameters(first = 1): string {
    return this.column.key.map((_name, index) => `$${first + index}`).join(', ');
  }
}
