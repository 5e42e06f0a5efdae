import type { EntitySchema } from 'typeorm';
import { LONGEST_FINE_SPAN_MS, OLDEST_FINE_SPAN_MS } from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { exchangeEntity } from '../exchanges/exchange.entity';
import { evaluationEntity } from '../history/evaluation.entity';
import {
  checkCountEntity,
  evaluationCountEntity,
  exchangeCountEntity,
} from '../stats/counts.entities';
import type { WorkspaceRow } from '../workspaces/workspace.entity';
import { BATCH, daysBefore, deleteRows, type Sweep } from './sweep';

/** Tables with a workspace and a completion time. */
const HISTORIES = [evaluationEntity, exchangeEntity] as EntitySchema[];

/** Tables with counts of a workspace by the interval. */
const COUNTS = [evaluationCountEntity, checkCountEntity, exchangeCountEntity] as EntitySchema[];

/** Counts by five minutes are read no further back: with the span before, and an hour to spare. */
const FINE_MS = OLDEST_FINE_SPAN_MS + LONGEST_FINE_SPAN_MS + 3_600_000;

const historySweep =
  (history: EntitySchema, workspace: string, before: Date): Sweep =>
  (manager) => {
    const table = tableOf(manager, history);
    const old = `SELECT "id" FROM ${table} WHERE "workspace" = $1 AND "completed_at" < $2 ORDER BY "completed_at" LIMIT ${BATCH}`;
    return deleteRows(manager, `DELETE FROM ${table} WHERE "workspace" = $1 AND "id" IN (${old})`, [
      workspace,
      before,
    ]);
  };

/** @param old SQL condition of the rows to delete, in which `$2` is the time */
const countSweep =
  (counts: EntitySchema, old: string, workspace: string, before: Date): Sweep =>
  (manager) => {
    const table = tableOf(manager, counts);
    const rows = `SELECT ctid FROM ${table} WHERE "workspace" = $1 AND ${old} LIMIT ${BATCH}`;
    return deleteRows(
      manager,
      `DELETE FROM ${table} WHERE "workspace" = $1 AND ctid = ANY(ARRAY(${rows}))`,
      [workspace, before],
    );
  };

// By whole days, so that the hours of a day are those that its sum counts.
const EXPIRED = `"at" < date_trunc('day', $2::timestamptz, 'UTC')`;
const EXPIRED_FINE = `"interval" = '5min' AND "at" < $2`;

/**
 * Returns a sweep of each history, and of its counts, that deletes what is older than the workspace's
 * retention, and sweeps of the counts by five minutes.
 */
export const historySweeps = (
  { id, retention_days }: Pick<WorkspaceRow, 'id' | 'retention_days'>,
  now: Date,
): Sweep[] => {
  const before = daysBefore(now, retention_days);
  const beforeFine = new Date(now.getTime() - FINE_MS);
  return [
    ...HISTORIES.map((history) => historySweep(history, id, before)),
    ...COUNTS.map((counts) => countSweep(counts, EXPIRED, id, before)),
    ...COUNTS.map((counts) => countSweep(counts, EXPIRED_FINE, id, beforeFine)),
  ];
};
