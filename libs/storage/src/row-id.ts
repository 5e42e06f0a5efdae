import { createId } from '@paralleldrive/cuid2';

/** A cuid2, for rows that callers name: 24 lower-case letters and digits that tell nothing of when or where they were made. */
export const newRowId = (): string => createId();
