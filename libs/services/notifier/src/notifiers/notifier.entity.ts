import { EntitySchema } from 'typeorm';
import type { NotifierEvent, NotifierFilters } from '@touchstone/contracts';
import type { StoredTarget } from '../channels/channel-type';

export interface NotifierRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation. */
  position: string;
  name: string;
  active: boolean;
  events: NotifierEvent[];
  filters: NotifierFilters;
  target: StoredTarget;
  created_at: Date;
  updated_at: Date;
  /** First of the latest failures in a row; `null` after a success. */
  failing_since: Date | null;
  /** The latest failure, to the hour. */
  last_failed_at: Date | null;
  disabled_reason: string | null;
  /** Deliveries not stored because too many were pending. */
  skipped: number;
  skipped_since: Date | null;
}

export const notifierEntity = new EntitySchema<NotifierRow>({
  name: 'notifier',
  tableName: 'notifier',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    name: { type: 'text' },
    active: { type: 'boolean' },
    events: { type: 'json' },
    filters: { type: 'json' },
    target: { type: 'json' },
    created_at: { type: 'timestamptz' },
    updated_at: { type: 'timestamptz' },
    failing_since: { type: 'timestamptz', nullable: true },
    last_failed_at: { type: 'timestamptz', nullable: true },
    disabled_reason: { type: 'text', nullable: true },
    skipped: { type: 'integer' },
    skipped_since: { type: 'timestamptz', nullable: true },
  },
});
