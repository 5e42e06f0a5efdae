import type { EntityManager } from 'typeorm';
import type { DeliveryRecord, DeliveryStatus, Page } from '@touchstone/contracts';
import { type Lock, OwnedRows, type Owner } from '@touchstone/storage';
import { deliveryEntity, type DeliveryRow } from './delivery.entity';

export type StoredDelivery = Omit<DeliveryRow, 'workspace'>;

/** All that a record shows; notices may be large. */
const COLUMNS = `"id", "notifier_id", "event", "subject_id", "recipient", "status", "attempts", "created_at", "due_at", "completed_at"`;

type ListedDelivery = Omit<StoredDelivery, 'target_key' | 'notice' | 'tries' | 'claims'>;

export class DeliveryRepository extends OwnedRows<DeliveryRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, deliveryEntity);
  }

  /** @throws NotFound */
  get(id: string, lock?: Lock): Promise<DeliveryRow> {
    return this.byId(id, {}, lock);
  }

  /** Lists the latest first. */
  async list({
    id,
    status,
    page,
  }: {
    id?: string;
    status?: DeliveryStatus;
    page: Page;
  }): Promise<DeliveryRecord[]> {
    const conditions = ['true'];
    const parameters: unknown[] = [];
    for (const [column, value] of [
      ['notifier_id', id],
      ['status', status],
    ])
      if (value !== undefined) conditions.push(`"${column}" = $${parameters.push(value) + 1}`);
    const bounds = `LIMIT $${parameters.push(page.limit) + 1} OFFSET $${parameters.push(page.offset) + 1}`;
    const rows = await this.select<ListedDelivery>(
      COLUMNS,
      conditions.join(' AND '),
      parameters,
      `ORDER BY "id" DESC ${bounds}`,
    );
    return rows.map(toRecord);
  }

  /**
   * Starts a finished delivery again, invalidating earlier claims; a pending one stays as it is.
   */
  async restart({ id, status, claims }: DeliveryRow, now: Date): Promise<void> {
    if (status === 'pending') return;
    await this.set(id, {
      status: 'pending',
      due_at: now,
      completed_at: null,
      tries: 0,
      claims: claims + 1,
    });
  }

  create(row: StoredDelivery): Promise<void> {
    return this.add(row);
  }
}

export const toRecord = ({
  id,
  notifier_id,
  event,
  subject_id,
  recipient,
  status,
  attempts,
  created_at,
  due_at,
  completed_at,
}: ListedDelivery): DeliveryRecord => ({
  id,
  notifier_id,
  event,
  subject_id,
  status,
  attempts,
  recipient: recipient === '' ? null : recipient,
  created_at: created_at.toISOString(),
  next_attempt_at: due_at?.toISOString() ?? null,
  completed_at: completed_at?.toISOString() ?? null,
});
