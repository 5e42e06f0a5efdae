import { EntitySchema } from 'typeorm';
import type { BatchStatus } from '@touchstone/contracts';

export interface BatchRow {
  id: string;
  workspace: string;
  /** `receiving`: its upload has not ended. */
  status: BatchStatus | 'receiving';
  total: number;
  done: number;
  failed: number;
  /** Index of the first line that was never queued. */
  next_line: number;
  created_at: Date;
  /** `null` while it runs. */
  expires_at: Date | null;
}

export const batchEntity = new EntitySchema<BatchRow>({
  name: 'batch',
  tableName: 'batch',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    status: { type: 'text' },
    total: { type: 'integer' },
    done: { type: 'integer' },
    failed: { type: 'integer' },
    next_line: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz', nullable: true },
  },
});
