import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '../lib/database';

const LOOK_MS = 250;
/** From the broker to the gateway. */
const HEARD_MS = 1_000;

/** Resolves when everybody was told of all that was stored: until then the studio publishes and the gateway forgets. */
export const settled = async (database: BenchDatabase): Promise<void> => {
  while ((await database.rows('SELECT 1 FROM "studio"."outbox" LIMIT 1')).length > 0)
    await wait(LOOK_MS);
  await wait(HEARD_MS);
};
