import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 4;

/** Base64 contains no dot, so that values of the first format are never mistaken for this one. */
const VERSION = 'v2';
const SEALED = /^v2\.([0-9a-f]{8})\.([A-Za-z0-9+/]+=*)$/;

/** Where a sealed value belongs; it unseals nowhere else. */
export interface SealedPlace {
  workspace: string;
  table: string;
  row: string;
}

interface Key {
  id: string;
  pepper: Buffer;
  sealing: Buffer;
}

const derive = (secretKey: string, use: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `touchstone ${use} v1`, bytes));

const openKey = (secretKey: string): Key => ({
  id: derive(secretKey, 'key id', KEY_ID_BYTES).toString('hex'),
  pepper: derive(secretKey, 'api keys'),
  sealing: derive(secretKey, 'sealing'),
});

// JSON quotes its strings, so that two places never share an encoding.
const encodePlace = ({ workspace, table, row }: SealedPlace): Buffer =>
  Buffer.from(JSON.stringify([VERSION, workspace, table, row]), 'utf8');

const encrypt = (text: string, { sealing }: Key, associated: Buffer): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(associated);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
};

const decrypt = (encoded: string, { sealing }: Key, associated?: Buffer): string => {
  const bytes = Buffer.from(encoded, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
  if (associated) decipher.setAAD(associated);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
};

/**
 * Digests API keys and seals secrets with keys that all services of an installation derive from
 * `TOUCHSTONE_SECRET_KEY`.
 */
export class Secrets {
  private readonly current: Key;
  private readonly previous: readonly Key[];

  /** @param previousKeys former secret keys, which still unseal and digest, but never seal */
  constructor(secretKey: string, previousKeys: readonly string[] = []) {
    this.current = openKey(secretKey);
    this.previous = previousKeys.map(openKey);
  }

  /** Identifies the current key, 8 hexadecimal digits; reveals nothing about it. */
  get keyId(): string {
    return this.current.id;
  }

  get previousKeyIds(): string[] {
    return this.previous.map(({ id }) => id);
  }

  /** Returns the HMAC-SHA-256 of an API key, 32 bytes. */
  digest(key: string | Buffer): Buffer {
    return hmac(key, this.current);
  }

  /** Returns the digests that an API key has with the previous keys. */
  previousDigests(key: string | Buffer): Buffer[] {
    return this.previous.map((previous) => hmac(key, previous));
  }

  /**
   * Encrypts with AES-256-GCM and the current key; returns `v2.<key id>.<base64 of nonce, tag and
   * text>`.
   * @param place authenticated with the text, not contained in the result
   */
  seal(text: string, place: SealedPlace): string {
    return `${VERSION}.${this.keyId}.${encrypt(text, this.current, encodePlace(place))}`;
  }

  /**
   * Also opens values of the first format, which are bound to no place.
   * @throws Error if it was sealed with a key that is not configured or for another place, or was
   * changed since.
   */
  unseal(sealed: string, place: SealedPlace): string {
    const keys = [this.current, ...this.previous];
    const [, id, encoded] = SEALED.exec(sealed) ?? [];
    if (id === undefined || encoded === undefined)
      return firstOpened(keys, (key) => decrypt(sealed, key));
    return firstOpened(
      keys.filter((key) => key.id === id),
      (key) => decrypt(encoded, key, encodePlace(place)),
    );
  }

  /** Seals a value anew: with the current key, and for another place. @throws what `unseal` throws */
  reseal(sealed: string, from: SealedPlace, to = from): string {
    return this.seal(this.unseal(sealed, from), to);
  }

  /** Returns true for a value of the present format that was sealed with the current key. */
  isCurrent(sealed: string): boolean {
    return SEALED.exec(sealed)?.[1] === this.keyId;
  }
}

const hmac = (key: string | Buffer, { pepper }: Key): Buffer =>
  createHmac('sha256', pepper).update(key).digest();

const firstOpened = (keys: readonly Key[], open: (key: Key) => string): string => {
  let failure: unknown = new Error('It was sealed with a secret key that is not configured.');
  for (const key of keys)
    try {
      return open(key);
    } catch (error) {
      failure = error;
    }
  throw failure;
};
