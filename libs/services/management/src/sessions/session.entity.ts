import { EntitySchema } from 'typeorm';

/** `link`: opens one session, then is deleted. */
export type SessionKind = 'session' | 'link';

export interface SessionRow {
  /** Lower-case hex of the token's HMAC; the token itself is not stored. */
  digest: string;
  kind: SessionKind;
  workspace: string;
  /** The key whose scopes the session has; it ends with this key. */
  key_id: string;
  created_at: Date;
  expires_at: Date;
}

export const sessionEntity = new EntitySchema<SessionRow>({
  name: 'session',
  tableName: 'session',
  columns: {
    digest: { type: 'text', primary: true },
    kind: { type: 'text' },
    workspace: { type: 'text' },
    key_id: { type: 'text' },
    created_at: { type: 'timestamptz' },
    expires_at: { type: 'timestamptz' },
  },
});
