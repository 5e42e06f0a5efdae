import type { EntityManager } from 'typeorm';
import type { GuardrailAlerted } from '@touchstone/contracts';
import { addDeliveries } from '../deliveries/delivery-queue';
import { ownLane } from '../deliveries/lane-names';
import { tableOf } from '../storage/table-of';
import { alertEntity } from './alert.entity';
import { alertNoticeOf } from './notice';

/**
 * An e-mail to whom the guardrail names, unless its cooldown holds: by the times of the events, whoever comes first in the transaction they share. An alert
 * of before the latest one says nothing new; one from a clock that is ahead counts as of now, or nobody would hear any more until then. Without an address
 * the delivery fails where everybody can see it.
 */
export const addAlert = async (
  manager: EntityManager,
  alerted: GuardrailAlerted,
  now: Date,
): Promise<void> => {
  if (!(await isDue(manager, alerted, now))) return;
  const { id, workspace, evaluationId, alert } = alerted;
  const to = [
    {
      id,
      notifierId: null,
      lane: ownLane(workspace),
      event: 'guardrail.alert' as const,
      recipient: alert.email ?? '',
    },
  ];
  await addDeliveries(
    manager,
    { workspace, subjectId: evaluationId, notice: alertNoticeOf(alerted), to },
    now,
  );
};

/** One statement decides and notes: of several at once the row lets one through. */
const isDue = async (
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
