import { EntitySchema } from 'typeorm';

export interface IntegrationRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation. */
  position: string;
  provider: string;
  name: string;
  url: string | null;
  /** Sealed for this row; only the pass-through opens it to use it. */
  sealed_credential: string | null;
  last_four: string | null;
  created_at: Date;
}

export const integrationEntity = new EntitySchema<IntegrationRow>({
  name: 'integration',
  tableName: 'integration',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    provider: { type: 'text' },
    name: { type: 'text' },
    url: { type: 'text', nullable: true },
    sealed_credential: { type: 'text', nullable: true },
    last_four: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
  },
});
