import { tableOf } from '@touchstone/storage';
import { auditEntity } from '../workspaces/audit.entity';
import { BATCH, deleteRows, type Sweep } from './sweep';

/** Deletes entries of the audit log. */
export const auditSweep =
  (before: Date): Sweep =>
  (manager) => {
    const table = tableOf(manager, auditEntity);
    const old = `SELECT "id" FROM ${table} WHERE "at" < $1 ORDER BY "at" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    return deleteRows(manager, `DELETE FROM ${table} WHERE "id" IN (${old})`, [before]);
  };
