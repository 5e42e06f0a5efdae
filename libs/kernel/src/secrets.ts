import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = (secretKey: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `touchstone ${use} v1`, 32));

/**
 * Digests API keys and seals secrets with keys that all services of an installation derive from
 * `TOUCHSTONE_SECRET_KEY`.
 */
export class Secrets {
  private readonly pepper: Buffer;
  private readonly sealing: Buffer;

  constructor(secretKey: string) {
    this.pepper = derive(secretKey, 'api keys');
    this.sealing = derive(secretKey, 'sealing');
  }

  /** Returns the HMAC-SHA-256 of an API key, 32 bytes. */
  digest(key: string | Buffer): Buffer {
    return createHmac('sha256', this.pepper).update(key).digest();
  }

  /** Encrypts with AES-256-GCM; returns base64 of nonce, tag and text. */
  seal(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** @throws Error if it was sealed with another key or changed since. */
  unseal(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.sealing, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  }
}
