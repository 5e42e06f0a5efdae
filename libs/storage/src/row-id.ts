import { createId } from '@paralleldrive/cuid2';

/**
 * Creates a cuid2, for rows that callers refer to by id: 24 lower-case letters and digits that
 * reveal neither when nor where they were created.
 */
export const newRowId = (): string => createId();
