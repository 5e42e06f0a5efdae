import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '../lib/database';

const LOOK_MS = 250;
/** Time for an event to get from the broker to the gateway. */
const HEARD_MS = 1_000;

/**
 * Resolves when all stored changes have been published: until then the studio publishes and the
 * gateway evicts.
 */
export const settled = async (database: BenchDatabase): Promise<void> => {
  while ((await database.rows('SELECT 1 FROM "studio"."outbox" LIMIT 1')).length > 0)
    await wait(LOOK_MS);
  await wait(HEARD_MS);
};
