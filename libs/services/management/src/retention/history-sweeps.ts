import type { EntitySchema } from 'typeorm';
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

/** Tables with counts of the hours and days of a workspace. */
const COUNTS = [evaluationCountEntity, checkCountEntity, exchangeCountEntity] as EntitySchema[];

/** Returns a sweep of each history, and of its counts, that deletes what is older than the workspace's retention. */
export const historySweeps = (
  { id, retention_days }: Pick<WorkspaceRow, 'id' | 'retention_days'>,
  now: Date,
): Sweep[] => {
  const before = daysBefore(now, retention_days);
  return [
    ...HISTORIES.map((history): Sweep => (manager) => {
      const table = tableOf(manager, history);
      const old = `SELECT "id" FROM ${table} WHERE "workspace" = $1 AND "completed_at" < $2 ORDER BY "completed_at" LIMIT ${BATCH}`;
      return deleteRows(
        manager,
        `DELETE FROM ${table} WHERE "workspace" = $1 AND "id" IN (${old})`,
        [id, before],
      );
    }),
    // By whole days, so that the hours of a day are those that its sum counts.
    ...COUNTS.map((counts): Sweep => (manager) => {
      const table = tableOf(manager, counts);
      const old = `SELECT ctid FROM ${table} WHERE "workspace" = $1 AND "at" < date_trunc('day', $2::timestamptz, 'UTC') LIMIT ${BATCH}`;
      return deleteRows(
        manager,
        `DELETE FROM ${table} WHERE "workspace" = $1 AND ctid = ANY(ARRAY(${old}))`,
        [id, before],
      );
    }),
  ];
};
