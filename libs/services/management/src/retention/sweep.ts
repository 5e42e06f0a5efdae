import type { EntityManager } from 'typeorm';

const DAY_MS = 24 * 3_600_000;

/** Keeps transactions short: on the embedded database all other queries wait for them. */
export const BATCH = 1_000;

/** Deletes at most `BATCH` rows in one statement. @returns their number */
export type Sweep = (manager: EntityManager) => Promise<number>;

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Runs a `DELETE`. @returns the number of deleted rows */
export const deleteRows = async (
  manager: EntityManager,
  sql: string,
  parameters: readonly unknown[],
): Promise<number> => {
  const [, deleted] = await manager.query<[unknown, number]>(sql, [...parameters]);
  return deleted;
};
