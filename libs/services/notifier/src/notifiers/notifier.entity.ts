import { EntitySchema } from 'typeorm';
import type { MailBodyType, NotifierEvent, NotifierFilters } from '@touchstone/contracts';

export interface SigningSecret {
  sealed: string;
  /** ISO 8601: when it ends to sign; `null` for the present one. */
  until: string | null;
}

/** What a kind of notifier has of its own, its secrets sealed. */
export type StoredTarget =
  | {
      kind: 'webhook';
      url: string;
      authentication: { sealed: string; lastFour: string } | null;
      /** The present one first. */ secrets: SigningSecret[];
    }
  | {
      kind: 'chat';
      sealedUrl: string;
      /** What may be told of the address. */ shownUrl: string;
      channel: string;
      template: string;
    }
  | { kind: 'email'; recipients: string[]; bodyType: MailBodyType; subject: string };

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
  /** The first of the tries that failed without one between them that did not. */
  failing_since: Date | null;
  /** The latest of them, to the hour. */
  last_failed_at: Date | null;
  disabled_reason: string | null;
  /** Deliveries that were not stored, since too much waited already. */
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
