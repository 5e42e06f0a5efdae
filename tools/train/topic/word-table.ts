import { readFileSync } from 'node:fs';
import { wordFieldBytes } from '@touchstone/detectors/topic';
import { TABLE_FILE } from '@touchstone/text/vectors';

const VECTORS = `libs/text/src/vectors/${TABLE_FILE}`;

/** Builds the table of what each word tells of each field, in the order of the word vectors. */
export const wordTable = (): Uint8Array => {
  const words = readFileSync(VECTORS).readUInt32LE(0);
  return Buffer.concat(
    Array.from({ length: words }, (_, row) => wordFieldBytes({ row, weight: 1, start: 0, end: 0 })),
  );
};
