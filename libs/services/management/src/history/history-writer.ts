import { EVENT_PREFETCH } from '@touchstone/messaging';
import type { Store } from '@touchstone/storage';
import { GroupCommit } from '../storage/group-commit';
import { type EventTable, insertRows, valuesOf } from '../storage/insert-rows';

/**
 * A statement costs about as much as 50 rows, and no caller waits for a row. Messages for two
 * tables share one subscription, which delivers no more until some are settled: when it is
 * exhausted, one of the two tables has at least half of the messages.
 */
const TOGETHER = { waitMs: 250, maxItems: EVENT_PREFETCH / 2 };

/** Stores the events of messages, many rows per statement. */
export class HistoryWriter<Event> {
  private readonly rows: GroupCommit<readonly unknown[]>;

  constructor(
    store: Store,
    private readonly table: EventTable<Event>,
  ) {
    this.rows = new GroupCommit(TOGETHER, charactersIn, (rows) =>
      store.read((manager) => insertRows(manager, table, rows)),
    );
  }

  /**
   * Adds the events of one message. Resolves when all rows are stored; an id that is already stored
   * changes nothing.
   * @throws Unavailable; an error about one event, once the others are stored
   */
  async add(...events: readonly Event[]): Promise<void> {
    const [rows, failures]: [unknown[][], unknown[]] = [[], []];
    for (const event of events)
      try {
        rows.push(valuesOf(this.table, event));
      } catch (error) {
        failures.push(error);
      }
    await this.rows.add(...rows);
    if (failures.length > 0) throw failures[0];
  }
}

const charactersIn = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
