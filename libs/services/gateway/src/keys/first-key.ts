import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyDigest, newApiKey, newSecretKey, pepperFrom } from './api-key';
import type { KnownKey } from './bootstrap-api-keys';

const SECRET_FILE = 'secret-key';
const KEY_FILE = 'first-api-key.json';

export interface FirstKey {
  known: KnownKey;
  /** For `TOUCHSTONE_SECRET_KEY`: the one given, else the one in the data directory. */
  secretKey: string;
  /** The key itself, only on the start that made it; print it once. */
  created: string | null;
}

/** The file's text, or `null` when there is no such file. */
const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Readable by the owner only, and there in whole or not at all. */
const write = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
};

const secretKeyIn = (dataDir: string): string => {
  const file = join(dataDir, SECRET_FILE);
  const kept = read(file)?.trim();
  if (kept) return kept;
  const made = newSecretKey();
  write(file, made);
  return made;
};

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
  const kept = read(file);
  if (kept !== null) return { known: { ...parsedKey(kept, file), pepper }, secretKey, created: null };
  const { id, key } = newApiKey();
  const digest = keyDigest(key, pepper);
  write(file, JSON.stringify({ id, digest: digest.toString('hex') }));
  return { known: { id, digest, pepper }, secretKey, created: key };
};
