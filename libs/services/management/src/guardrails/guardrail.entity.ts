import { EntitySchema } from 'typeorm';
import type { GuardrailCollection, GuardrailRecord } from '@touchstone/contracts';

export type StoredGuardrail = Omit<
  GuardrailRecord,
  'id' | 'created_at' | 'updated_at' | 'state_since'
>;

export interface GuardrailRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation over both collections, and the order of enforcement. */
  position: string;
  collection: GuardrailCollection;
  fields: StoredGuardrail;
  created_at: Date;
  /** `null`: never. */
  updated_at: Date | null;
  /** Last change of `active` or `mode`; `null`: never. */
  state_since: Date | null;
}

export const guardrailEntity = new EntitySchema<GuardrailRow>({
  name: 'guardrail',
  tableName: 'guardrail',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    collection: { type: 'text' },
    fields: { type: 'json' },
    created_at: { type: 'timestamptz' },
    updated_at: { type: 'timestamptz', nullable: true },
    state_since: { type: 'timestamptz', nullable: true },
  },
});
