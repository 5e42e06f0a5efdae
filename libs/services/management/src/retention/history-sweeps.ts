import type { EntitySchema } from 'typeorm';
import { tableOf } from '@touchstone/storage';
import { exchangeEntity } from '../exchanges/exchange.entity';
import { evaluationEntity } from '../history/evaluation.entity';
import type { WorkspaceRow } from '../workspaces/workspace.entity';
import { BATCH, daysBefore, deleteRows, type Sweep } from './sweep';

/** Tables with a workspace and a completion time. */
const HISTORIES = [evaluationEntity, exchangeEntity] as EntitySchema[];

/** Returns a sweep of each history that deletes what is older than the workspace's retention. */
export const historySweeps = (
  { id, retention_days }: Pick<WorkspaceRow, 'id' | 'retention_days'>,
  now: Date,
): Sweep[] =>
  HISTORIES.map((history) => (manager) => {
    const table = tableOf(manager, history);
    const old = `SELECT "id" FROM ${table} WHERE "workspace" = $1 AND "completed_at" < $2 ORDER BY "completed_at" LIMIT ${BATCH}`;
    return deleteRows(manager, `DELETE FROM ${table} WHERE "workspace" = $1 AND "id" IN (${old})`, [
      id,
      daysBefore(now, retention_days),
    ]);
  });
