import { EntitySchema } from 'typeorm';
import type { DeliveryAttempt, DeliveryStatus, NoticeEvent } from '@touchstone/contracts';
import type { Notice } from '../channels/notice';

/** The event has a column of its own. */
export type StoredNotice = Omit<Notice, 'event'>;

/** One notification to one recipient. */
export interface DeliveryRow {
  /** UUIDv7. */
  id: string;
  workspace: string;
  /** `null` for the service's own e-mails. */
  notifier_id: string | null;
  /** Queue of the deliveries that share one target's concurrency and backlog limits. */
  target_key: string;
  event: NoticeEvent;
  subject_id: string;
  /** `''` unless the channel has recipients. */
  recipient: string;
  status: DeliveryStatus;
  notice: StoredNotice;
  attempts: DeliveryAttempt[];
  /** Finished attempts since the delivery was created or restarted. */
  tries: number;
  /** Incremented by each claim: an earlier claimant can no longer settle the delivery. */
  claims: number;
  created_at: Date;
  /** Time of the next attempt; during an attempt, expiry of the lease. */
  due_at: Date | null;
  completed_at: Date | null;
}

export const deliveryEntity = new EntitySchema<DeliveryRow>({
  name: 'delivery',
  tableName: 'delivery',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    notifier_id: { type: 'text', nullable: true },
    target_key: { type: 'text', name: 'lane' },
    event: { type: 'text' },
    subject_id: { type: 'text' },
    recipient: { type: 'text' },
    status: { type: 'text' },
    notice: { type: 'json' },
    attempts: { type: 'json' },
    tries: { type: 'integer' },
    claims: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    due_at: { type: 'timestamptz', nullable: true },
    completed_at: { type: 'timestamptz', nullable: true },
  },
});
