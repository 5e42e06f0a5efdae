import type { BoundedCount } from '@touchstone/contracts';
import { type Position, toCursor } from './cursor';

export interface RowsOfPage<Row> {
  rows: Row[];
  next_cursor: string | null;
}

/** Counting a million rows takes as long as reading them. */
const MOST_COUNTED = 10_000;

export const boundedCount = (counted: number): BoundedCount => ({
  count: Math.min(counted, MOST_COUNTED),
  more: counted > MOST_COUNTED,
});

/** Sorts latest first, and reads one row more than requested to detect a next page. */
export const latestFirst = (limit: number): string =>
  `ORDER BY "completed_at" DESC, "id" DESC LIMIT ${Math.trunc(limit) + 1}`;

/** Selects the rows to count, as a page of the most that are counted. */
export const COUNTED = latestFirst(MOST_COUNTED);

/** @param read rows of a `latestFirst` query */
export const pageOf = <Row extends Position>(
  read: readonly Row[],
  limit: number,
): RowsOfPage<Row> => {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: last && read.length > rows.length ? toCursor(last) : null };
};
