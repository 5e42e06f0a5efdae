import { wordConceptBytes } from '@touchstone/detectors/safety';
import { vectorTable } from '@touchstone/text/vectors';

/** Words compared at once. */
const BATCH = 1000;

/** Builds the table of the concepts that words express, in the order of the word vectors. */
export const wordConcepts = (): Uint8Array => {
  const rows = Array.from({ length: vectorTable().hashes.length }, (_, row) => row);
  return Buffer.concat(
    Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, batch) =>
      wordConceptBytes(
        rows
          .slice(batch * BATCH, (batch + 1) * BATCH)
          .map((row) => ({ row, weight: 1, start: 0, end: 0 })),
      ),
    ),
  );
};
