import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Secrets } from '@touchstone/kernel';
import { sessionEntity } from './session.entity';

export const LINK_MS = 60 * 60_000;
const TOKEN_BYTES = 32;

export interface LinkOwner {
  workspace: string;
  keyId: string;
}

/**
 * Creates the token of a link that opens one session with the scopes of a key.
 * @returns the token, base64url; only its digest is stored
 */
export const createSignInLink = async (
  manager: EntityManager,
  { workspace, keyId }: LinkOwner,
  secrets: Secrets,
  now: Date,
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await manager.getRepository(sessionEntity).insert({
    digest: secrets.digest(token).toString('hex'),
    kind: 'link',
    workspace,
    key_id: keyId,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  });
  return token;
};
