import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@touchstone/text/fast';
import { TABLE_FILE, tableBytes } from '@touchstone/text/vectors';
import type { Embedding } from './embeddings';

/** Largest value of a signed byte. */
const LARGEST = 127;

/** Writes the table: rows in the order of their hashes, one scale for all components. */
export const save = (folder: string, embeddings: readonly Embedding[]): void => {
  const rows = embeddings
    .map(({ word, vector }, rank) => ({ hash: hashOf(word) >>> 0, rank, vector }))
    .sort((one, other) => one.hash - other.hash);
  rows.forEach(({ hash }, index) => {
    if (hash === rows[index + 1]?.hash) throw new Error(`Two words have the hash ${hash}.`);
  });
  const largest = rows.reduce(
    (most, { vector }) => vector.reduce((all, value) => Math.max(all, Math.abs(value)), most),
    0,
  );
  writeFileSync(
    join(folder, TABLE_FILE),
    tableBytes({
      scale: largest / LARGEST,
      hashes: Uint32Array.from(rows, ({ hash }) => hash),
      ranks: Uint16Array.from(rows, ({ rank }) => rank),
      components: Int8Array.from(
        rows.flatMap(({ vector }) =>
          Array.from(vector, (value) => Math.round((value / largest) * LARGEST)),
        ),
      ),
    }),
  );
};
