import { type Principal, SCOPES } from '@touchstone/contracts';
import { newSecretKey } from '@touchstone/kernel';
import { ApiKeys } from './api-keys';
import { keyDigest, pepperFrom, sameDigest } from './api-key';

/** One key, as its digest; the key itself is not kept. */
export interface KnownKey {
  id: string;
  digest: Buffer;
  pepper: Buffer;
}

/** The key of `TOUCHSTONE_BOOTSTRAP_API_KEY`. Without a secret key the pepper lives as long as the process. */
export const configuredKey = (key: string, secretKey: string = newSecretKey()): KnownKey => {
  const pepper = pepperFrom(secretKey);
  return { id: 'bootstrap', digest: keyDigest(key.trim(), pepper), pepper };
};

/** The first key of an installation, which may do everything in the workspace `default`. Without one, nobody gets in. */
export class BootstrapApiKeys extends ApiKeys {
  private readonly principal: Principal;

  constructor(private readonly known: KnownKey | null) {
    super();
    this.principal = { keyId: known?.id ?? '', workspace: 'default', scopes: SCOPES, failurePolicy: 'closed' };
  }

  async resolve(presentedKey: string): Promise<Principal | null> {
    if (this.known === null) return null;
    const { digest, pepper } = this.known;
    // Node reads header bytes as Latin-1; the key's own text was hashed as UTF-8.
    const presented = keyDigest(Buffer.from(presentedKey, 'latin1'), pepper);
    return sameDigest(presented, digest) ? this.principal : null;
  }

  /** Nothing changes. */
  forget(): void {}
}
