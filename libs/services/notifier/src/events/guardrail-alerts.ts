import type { EntityManager } from 'typeorm';
import type { GuardrailAlerted } from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { addDeliveries } from '../deliveries/delivery-queue';
import { serviceTargetKey } from '../deliveries/target-key';
import { skippedCounter } from '../metrics';
import { alertEntity } from './alert.entity';
import { reserveAlert } from './alert-rate-limit';
import { alertNotice } from './notice';

/**
 * Adds an e-mail to the address the guardrail names, unless its cooldown is running.
 *
 * The cooldown compares the times of events, so an alert older than the latest one is dropped. A
 * time in the future, from a clock that is ahead, counts as now, or the cooldown would last longer.
 * Without an address the delivery fails visibly in the log. Alerts beyond the recipient's rate
 * limit are counted and not sent.
 */
export const addAlert = async (
  manager: EntityManager,
  alerted: GuardrailAlerted,
  { now, perHour }: { now: Date; perHour: number },
): Promise<void> => {
  if (!(await startCooldown(manager, alerted, now))) return;
  const { id, workspace, evaluationId, alert } = alerted;
  const recipient = alert.email ?? '';
  if (!(await reserveAlert(manager, { workspace, recipient }, perHour, now)))
    return skippedCounter.inc({ kind: 'email' });
  const to = [
    {
      id,
      notifierId: null,
      targetKey: serviceTargetKey(workspace),
      event: 'guardrail.alert' as const,
      recipient,
    },
  ];
  await addDeliveries(
    manager,
    { workspace, subjectId: evaluationId, notice: alertNotice(alerted), to },
    now,
  );
};

/** Decides and records with one statement, so that one of several concurrent alerts passes. */
const startCooldown = async (
  manager: EntityManager,
  { workspace, guardrail, alert, at }: GuardrailAlerted,
  now: Date,
): Promise<boolean> => {
  const { cooldown = 0 } = alert;
  if (cooldown <= 0) return true;
  const table = tableOf(manager, alertEntity);
  const rows = await manager.query<unknown[]>(
    `INSERT INTO ${table} AS latest ("workspace", "guardrail_id", "last_at") VALUES ($1, $2, $3)
    ON CONFLICT ("workspace", "guardrail_id") DO UPDATE SET "last_at" = EXCLUDED."last_at"
    WHERE latest."last_at" + make_interval(secs => $4) <= EXCLUDED."last_at" RETURNING 1`,
    [workspace, guardrail.id, new Date(Math.min(Date.parse(at), now.getTime())), cooldown],
  );
  return rows.length > 0;
};
