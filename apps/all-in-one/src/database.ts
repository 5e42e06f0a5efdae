import { openEarly } from '@touchstone/storage/early';

/** The database. Import it first, so that it opens while the other modules load. */
export const database = openEarly();
