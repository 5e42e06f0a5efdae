import { EntitySchema } from 'typeorm';
import type { FailurePolicy, WorkspaceLimits } from '@touchstone/contracts';

export interface WorkspaceRow {
  id: string;
  name: string;
  failure_policy: FailurePolicy;
  store_content: boolean;
  retention_days: number;
  /** Limits that are set. */
  limits: WorkspaceLimits;
  user_references: boolean;
  /** `''` for none. */
  contact_email: string;
  created_at: Date;
}

export const workspaceEntity = new EntitySchema<WorkspaceRow>({
  name: 'workspace',
  tableName: 'workspace',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    failure_policy: { type: 'text', default: 'closed' },
    store_content: { type: 'boolean', default: false },
    retention_days: { type: 'integer', default: 30 },
    limits: { type: 'json', default: {} },
    user_references: { type: 'boolean', default: true },
    contact_email: { type: 'text', default: '' },
    created_at: { type: 'timestamptz' },
  },
});
