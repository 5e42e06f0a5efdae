import type { EntityManager, EntitySchema } from 'typeorm';
import { AppError, Batcher } from '@touchstone/kernel';
import { EVENT_PREFETCH } from '@touchstone/messaging';
import type { Store } from '@touchstone/storage';
import { nextBatch } from './next-batch';

interface Waiting {
  /** In the order of the columns. */
  values: unknown[];
  characters: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Batch bounds. A statement costs about as much as 50 rows, and no caller waits for a row. Messages
 * for two tables share one subscription, which delivers no more until some are settled: when it is
 * exhausted, one of the two tables has at least half of the messages.
 */
const TOGETHER = { waitMs: 250, maxItems: EVENT_PREFETCH / 2 };

/**
 * Stores the events of messages, many rows per statement: those that arrive within a short wait, or
 * while another statement runs.
 */
export class HistoryWriter<Event> {
  private readonly waiting: Waiting[] = [];
  private readonly arriving = new Batcher<readonly Waiting[]>(TOGETHER, (messages) =>
    this.take(messages.flat()),
  );
  private writing = false;

  constructor(
    private readonly store: Store,
    private readonly table: EventTable<Event>,
  ) {}

  /**
   * Adds the events of one message. Resolves when all rows are stored; an id that is already stored
   * changes nothing.
   * @throws Unavailable
   */
  async add(...events: readonly Event[]): Promise<void> {
    const rows: Waiting[] = [];
    // An error about one event rejects only its own promise.
    const stored = events.map(
      (event) =>
        new Promise<void>((resolve, reject) => {
          const values = this.table.columns.map(([, , from]) => from(event));
          rows.push({ values, characters: charactersIn(values), resolve, reject });
        }),
    );
    this.arriving.add(rows);
    await Promise.all(stored);
  }

  private take(arrived: readonly Waiting[]): void {
    this.waiting.push(...arrived);
    if (!this.writing) void this.writeAll();
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0)
      await this.write(this.waiting.splice(0, nextBatch(this.waiting)));
    this.writing = false;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.insert(batch);
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      if (error instanceof AppError || batch.length === 1)
        return batch.forEach(({ reject }) => reject(error));
      // One row that cannot be stored must not fail the others.
      for (const one of batch) await this.write([one]);
    }
  }

  private insert(batch: readonly Waiting[]): Promise<void> {
    return this.store.read((manager) =>
      insertRows(
        manager,
        this.table,
        batch.map(({ values }) => values),
      ),
    );
  }
}

const charactersIn = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

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

export interface EventTable<Event> {
  entity: EntitySchema;
  columns: readonly Column<Event>[];
}

/**
 * JSON never contains it unescaped (RFC 7464), so documents joined by it need no quotes; quoting,
 * as in a list of arbitrary texts, makes up half of the cost of a row.
 */
const SEPARATOR = '\u001e';
const isJson = (type: string): boolean => type.startsWith('json');
const listOf = (type: string, values: readonly unknown[]): unknown =>
  isJson(type) ? values.map((value) => value ?? '').join(SEPARATOR) : values;

const insertRows = async <Event>(
  manager: EntityManager,
  { entity, columns }: EventTable<Event>,
  rows: readonly (readonly unknown[])[],
): Promise<void> => {
  const { schema, tableName } = manager.dataSource.getMetadata(entity);
  const names = columns.map(([name]) => `"${name}"`).join(', ');
  const expressions = columns.map(([name, , , expression]) => expression ?? `"${name}"`).join(', ');
  const lists = columns
    .map(([, type], index) =>
      isJson(type)
        ? `string_to_array($${index + 1}, '${SEPARATOR}', '')::${type}[]`
        : `$${index + 1}::${type}[]`,
    )
    .join(', ');
  await manager.query(
    `INSERT INTO "${schema}"."${tableName}" (${names}) SELECT ${expressions} FROM unnest(${lists}) AS event (${names}) ON CONFLICT ("id") DO NOTHING`,
    columns.map(([, type], index) =>
      listOf(
        type,
        rows.map((values) => values[index]),
      ),
    ),
  );
};
