import { v7 } from 'uuid';

/** Creates a UUIDv7: globally unique, sorted by creation time. */
export const newId = (): string => v7();
