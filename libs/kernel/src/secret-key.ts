import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecretKey } from './api-key';

const FILE = 'secret-key';

/** The file's text, or `null` when there is no such file. */
const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Readable by the owner only, and there in whole or not at all. */
const writePrivately = (file: string, text: string): void => {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
};

/** The secret key of an installation that was given none: made on the first start, kept in its data directory, which is made as well. */
export const secretKeyIn = (dataDir: string): string => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const kept = readIfThere(file)?.trim();
  if (kept) return kept;
  const made = newSecretKey();
  writePrivately(file, made);
  return made;
};
