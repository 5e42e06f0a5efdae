import type { EntityManager, EntitySchema } from 'typeorm';
import { tableOf } from '@touchstone/storage';

/**
 * A column: its name, the SQL type its values are sent with, its value in an event, and the SQL
 * expression that converts the value, where needed.
 */
export type Column<Event> = [
  name: string,
  type: string,
  from: (event: Event) => unknown,
  expression?: string,
];

/** Counts of new rows, which are added in the same statement: a row that exists counts once. */
export interface Counts<Event> {
  /** Columns that only the counts need. */
  columns: readonly Column<Event>[];
  /** Build statements that read new rows from the relation `counted`. */
  statements: readonly ((schema: string) => string)[];
}

export interface EventTable<Event> {
  entity: EntitySchema;
  /** The id first. */
  columns: readonly Column<Event>[];
  /** Concurrent inserts wait for each other, so that rows become visible in order of `position`. */
  isOrdered?: true;
  counts?: Counts<Event>;
}

/**
 * JSON never contains it unescaped (RFC 7464), so documents joined by it need no quotes; quoting,
 * as in a list of arbitrary texts, makes up half of the cost of a row.
 */
const SEPARATOR = '\u001e';
const isJson = (type: string): boolean => type.startsWith('json');
const listOf = (type: string, values: readonly unknown[]): unknown =>
  isJson(type) ? values.map((value) => value ?? '').join(SEPARATOR) : values;

const columnsOf = <Event>({ columns, counts }: EventTable<Event>): readonly Column<Event>[] => [
  ...columns,
  ...(counts?.columns ?? []),
];

/** Returns the values of an event's row, for `insertRows`. */
export const valuesOf = <Event>(table: EventTable<Event>, event: Event): unknown[] =>
  columnsOf(table).map(([, , from]) => from(event));

const namesOf = (columns: readonly Column<never>[]): string =>
  columns.map(([name]) => `"${name}"`).join(', ');

const statementFor = <Event>(manager: EntityManager, table: EventTable<Event>): string => {
  const all = columnsOf(table);
  const into = tableOf(manager, table.entity);
  const schema = manager.dataSource.getMetadata(table.entity).schema ?? 'public';
  const lists = all.map(([, type], index) =>
    isJson(type)
      ? `string_to_array($${index + 1}, '${SEPARATOR}', '')::${type}[]`
      : `$${index + 1}::${type}[]`,
  );
  const expressions = all.map(
    ([name, , , expression]) => `${expression ?? `"${name}"`} AS "${name}"`,
  );
  const names = namesOf(table.columns);
  const countable = all.filter(([, type]) => !isJson(type));
  return `WITH "event" AS (SELECT ${expressions.join(', ')} FROM unnest(${lists.join(', ')}) AS "sent" (${namesOf(all)})),
    "turn" AS MATERIALIZED (SELECT ${table.isOrdered ? `pg_advisory_xact_lock(hashtext('${into}'))` : '1'}),
    "new" AS (INSERT INTO ${into} (${names}) SELECT ${names} FROM "turn", "event" ON CONFLICT ("id") DO NOTHING RETURNING "id"),
    "counted" AS (SELECT ${namesOf(countable)} FROM "event" JOIN "new" USING ("id"))
    ${(table.counts?.statements ?? []).map((build, index) => `, "counts${index}" AS (${build(schema)})`).join('')}
    SELECT 1 FROM "new"`;
};

/**
 * Inserts rows in one statement; an id that is stored already changes nothing.
 * @returns the number of new rows
 */
export const insertRows = async <Event>(
  manager: EntityManager,
  table: EventTable<Event>,
  rows: readonly (readonly unknown[])[],
): Promise<number> => {
  // The join with the new rows would count an event twice that was sent twice.
  const distinct = [...new Map(rows.toReversed().map((row) => [row[0], row])).values()].reverse();
  const inserted = await manager.query<unknown[]>(
    statementFor(manager, table),
    columnsOf(table).map(([, type], index) =>
      listOf(
        type,
        distinct.map((values) => values[index]),
      ),
    ),
  );
  return inserted.length;
};
