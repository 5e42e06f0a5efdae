import type { EntityManager, EntitySchema } from 'typeorm';
import { AppError, Gathering } from '@touchstone/kernel';
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
 * A statement costs about as much as 50 rows, and nobody waits for a row. Messages for two tables come by one subscription, which hands out no more before some are
 * settled: when it has no more to hand out, one of the two has half of them.
 */
const TOGETHER = { waitMs: 250, most: EVENT_PREFETCH / 2 };

/** Stores what messages tell of, many rows with one statement: what arrives within a moment, and while another one runs. */
export class HistoryWriter<Event> {
  private readonly waiting: Waiting[] = [];
  private readonly arriving = new Gathering<readonly Waiting[]>(TOGETHER, (messages) =>
    this.take(messages.flat()),
  );
  private writing = false;

  constructor(
    private readonly store: Store,
    private readonly table: EventTable<Event>,
  ) {}

  /** The events of one message. Resolves when all rows are there; an id that is there already changes nothing. @throws Unavailable */
  async add(...events: readonly Event[]): Promise<void> {
    const rows: Waiting[] = [];
    // What is thrown over one event rejects its promise alone.
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
      // One row that cannot be stored must not take the others with it.
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

/** A column, how its values are sent, where they come from, and how a value becomes the column's where that differs. */
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

/** JSON never holds it as it is (RFC 7464), so that documents parted by it need no quotes, which a list of any other texts does: half of what a row costs. */
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
