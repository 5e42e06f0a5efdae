import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newApiKey, readIfThere, secretKeyIn, writePrivately } from '@touchstone/kernel';
import { keyDigest, pepperFrom } from './api-key';
import type { KnownKey } from './bootstrap-api-keys';

const KEY_FILE = 'first-api-key.json';

export interface FirstKey {
  known: KnownKey;
  /** For `TOUCHSTONE_SECRET_KEY`: the one given, else the one in the data directory. */
  secretKey: string;
  /** The key itself, only on the start that made it; print it once. */
  created: string | null;
}

const parsedKey = (text: string, file: string): { id: string; digest: Buffer } => {
  try {
    const { id, digest } = JSON.parse(text) as { id?: unknown; digest?: unknown };
    if (typeof id === 'string' && typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest)) return { id, digest: Buffer.from(digest, 'hex') };
  } catch {
    // Falls through to the one sentence for every kind of damage.
  }
  throw new Error(`${file} is damaged; delete it to have a new API key made.`);
};

/**
 * The key of an installation that was given none: made on the first start, read as its digest on later ones. The
 * directory holds the digest and the secret key it was hashed with, never the key.
 * @throws Error when the stored digest is damaged or the directory cannot be used.
 */
export const firstKey = (dataDir: string, givenSecretKey?: string): FirstKey => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secretKey = givenSecretKey ?? secretKeyIn(dataDir);
  const pepper = pepperFrom(secretKey);
  const file = join(dataDir, KEY_FILE);
  const kept = readIfThere(file);
  if (kept !== null) return { known: { ...parsedKey(kept, file), pepper }, secretKey, created: null };
  const { id, key } = newApiKey();
  const digest = keyDigest(key, pepper);
  writePrivately(file, JSON.stringify({ id, digest: digest.toString('hex') }));
  return { known: { id, digest, pepper }, secretKey, created: key };
};
