import { EntitySchema } from 'typeorm';
import type { ExchangeRecord } from '@touchstone/contracts';

export interface ExchangeRow extends Omit<ExchangeRecord, 'completed_at'> {
  workspace: string;
  completed_at: Date;
}

export const exchangeEntity = new EntitySchema<ExchangeRow>({
  name: 'exchange',
  tableName: 'exchange',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    completed_at: { type: 'timestamptz' },
    key_id: { type: 'text' },
    provider: { type: 'text' },
    operation: { type: 'text' },
    model: { type: 'text', nullable: true },
    streamed: { type: 'boolean' },
    outcome: { type: 'text' },
    status: { type: 'integer' },
    input_tokens: { type: 'integer', nullable: true },
    output_tokens: { type: 'integer', nullable: true },
    attempts: { type: 'integer' },
    guardrails: { type: 'json' },
    prompt_revisions: { type: 'json' },
    latency: { type: 'json' },
  },
});
