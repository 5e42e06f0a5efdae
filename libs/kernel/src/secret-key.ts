import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecretKey } from './api-key';

const FILE = 'secret-key';

/** Returns the file's text, or `null` if there is no such file. */
const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Writes a file atomically, readable by its owner only. */
const writePrivately = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
};

/**
 * Returns the secret key of an installation without a configured one: generated on the first start
 * and stored in its data directory, which is created if missing.
 */
export const secretKeyIn = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const kept = readIfThere(file)?.trim();
  if (kept) return kept;
  const made = newSecretKey();
  writePrivately(file, made);
  return made;
};
