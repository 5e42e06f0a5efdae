import { EntitySchema } from 'typeorm';
import type { DeliveryAttempt, DeliveryStatus, NoticeEvent } from '@touchstone/contracts';
import type { Notice } from '../channels/channel';

/** The event stands in a column of its own. */
export type StoredNotice = Omit<Notice, 'event'>;

/** One thing to be told to one receiver. */
export interface DeliveryRow {
  /** UUIDv7. */
  id: string;
  workspace: string;
  /** `null` for the service's own e-mails. */
  notifier_id: string | null;
  /** What shares the patience that one target is given: its notifier, or the workspace's own e-mails. */
  lane: string;
  event: NoticeEvent;
  subject_id: string;
  /** `''` but for e-mails. */
  recipient: string;
  status: DeliveryStatus;
  notice: StoredNotice;
  attempts: DeliveryAttempt[];
  /** That have ended, since it was asked for the last time. */
  tries: number;
  /** How often it was taken to be tried: who took it before the last time has no say any more. */
  claims: number;
  created_at: Date;
  /** When its next try may begin. While one is under way: when it counts as lost. */
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
    lane: { type: 'text' },
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
