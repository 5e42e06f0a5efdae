import type { EntityManager } from 'typeorm';
import { tableOf } from '@touchstone/storage';
import { alertRateEntity } from './alert-rate.entity';

export const ALERTS_PER_HOUR = 60;
export const HOUR_MS = 3_600_000;

export interface AlertRecipient {
  workspace: string;
  recipient: string;
}

/**
 * Counts one alert to a recipient; returns `false` when the limit of the current hour is reached,
 * which starts with its first alert. One statement decides, so replicas share the count.
 */
export const reserveAlert = async (
  manager: EntityManager,
  { workspace, recipient }: AlertRecipient,
  perHour: number,
  now: Date,
): Promise<boolean> => {
  const table = tableOf(manager, alertRateEntity);
  const isOver = `latest."since" <= $4`;
  const rows = await manager.query<unknown[]>(
    `INSERT INTO ${table} AS latest ("workspace", "recipient", "since", "sent") VALUES ($1, lower($2), $3, 1)
    ON CONFLICT ("workspace", "recipient") DO UPDATE SET "since" = CASE WHEN ${isOver} THEN EXCLUDED."since" ELSE latest."since" END,
      "sent" = CASE WHEN ${isOver} THEN 1 ELSE latest."sent" + 1 END
    WHERE ${isOver} OR latest."sent" < $5 RETURNING 1`,
    [workspace, recipient, now, new Date(now.getTime() - HOUR_MS), perHour],
  );
  return rows.length > 0;
};
