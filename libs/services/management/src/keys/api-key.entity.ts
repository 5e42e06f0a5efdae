import { EntitySchema } from 'typeorm';
import type { Scope } from '@touchstone/contracts';

export interface ApiKeyRow {
  id: string;
  workspace: string;
  /** Decimal text: the order of creation. */
  position: string;
  name: string;
  scopes: Scope[];
  /** Lower-case hex of the key's HMAC; the key itself is not stored. */
  digest: string;
  /** `Secrets.keyId` of the secret key behind the digest; `null` for a key of an earlier version. */
  digest_key_id: string | null;
  last_four: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export const apiKeyEntity = new EntitySchema<ApiKeyRow>({
  name: 'api_key',
  tableName: 'api_key',
  columns: {
    id: { type: 'text', primary: true },
    workspace: { type: 'text' },
    position: { type: 'bigint', generated: 'increment' },
    name: { type: 'text' },
    scopes: { type: 'text', array: true },
    digest: { type: 'text' },
    digest_key_id: { type: 'text', nullable: true },
    last_four: { type: 'text' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz', nullable: true },
    revoked_at: { type: 'timestamptz', nullable: true },
    last_used_at: { type: 'timestamptz', nullable: true },
  },
});
