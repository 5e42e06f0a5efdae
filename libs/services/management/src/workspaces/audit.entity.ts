import { EntitySchema } from 'typeorm';

export interface AuditRow {
  /** Decimal text: the order of writing. */
  id: string;
  workspace: string;
  at: Date;
  key_id: string;
  action: string;
  subject_id: string;
  before: unknown;
  after: unknown;
  /** Id of the event that reported another service's change. */
  event_id: string | null;
}

export const auditEntity = new EntitySchema<AuditRow>({
  name: 'audit_log',
  tableName: 'audit_log',
  columns: {
    id: { type: 'bigint', primary: true, generated: 'increment' },
    workspace: { type: 'text' },
    at: { type: 'timestamptz' },
    key_id: { type: 'text' },
    action: { type: 'text' },
    subject_id: { type: 'text' },
    before: { type: 'json', nullable: true },
    after: { type: 'json', nullable: true },
    event_id: { type: 'text', nullable: true },
  },
});
