import type { EventTable } from '../storage/insert-rows';
import { asyncEvaluationEntity, type AsyncEvaluationRow } from './async-evaluation.entity';

export type NewRow = Pick<
  AsyncEvaluationRow,
  'id' | 'workspace' | 'batch' | 'line' | 'state' | 'job' | 'error' | 'attempts' | 'due_at'
>;

/** Columns of a new row. */
export const asyncEvaluationTable: EventTable<NewRow> = {
  entity: asyncEvaluationEntity,
  columns: [
    ['id', 'text', ({ id }) => id],
    ['workspace', 'text', ({ workspace }) => workspace],
    ['batch', 'text', ({ batch }) => batch],
    ['line', 'integer', ({ line }) => line],
    ['state', 'text', ({ state }) => state],
    ['job', 'text', ({ job }) => job],
    ['error', 'text', ({ error }) => error],
    ['attempts', 'integer', ({ attempts }) => attempts],
    ['due_at', 'timestamptz', ({ due_at }) => due_at?.toISOString() ?? null],
  ],
};

/** Values in the order of the columns. */
export const valuesOf = (row: NewRow): unknown[] =>
  asyncEvaluationTable.columns.map(([, , from]) => from(row));
