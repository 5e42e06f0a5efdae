import { EntitySchema } from 'typeorm';

export interface IdempotencyKeyRow {
  workspace: string;
  /** SHA-256 of the key, hexadecimal. */
  digest: string;
  /** Digest of the request. */
  fingerprint: string;
  /** Id of the evaluation or batch that the request makes. */
  subject: string;
  /** Sealed; `null` while the request runs. */
  response: string | null;
  claimed_until: Date;
  expires_at: Date;
}

export const idempotencyKeyEntity = new EntitySchema<IdempotencyKeyRow>({
  name: 'idempotency_key',
  tableName: 'idempotency_key',
  columns: {
    workspace: { type: 'text', primary: true },
    digest: { type: 'text', primary: true },
    fingerprint: { type: 'text' },
    subject: { type: 'text' },
    response: { type: 'text', nullable: true },
    claimed_until: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz' },
  },
});
