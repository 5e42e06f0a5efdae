import type { EntityManager } from 'typeorm';
import { tableOf } from '@touchstone/storage';
import { asyncEvaluationEntity, type AsyncEvaluationRow } from './async-evaluation.entity';
import { batchEntity } from './batch.entity';
import { batchLinesWaitingGauge } from './metrics';
import { shareOut, type WaitingBatch } from './share-out';

/** An evaluation to queue now. */
export type Claimed = Pick<AsyncEvaluationRow, 'id' | 'workspace' | 'attempts' | 'batch'> & {
  job: string;
};

/** Advisory lock key: arbitrary, but the same in every replica. */
const DISPATCH_LOCK = 0x64_69_73_70;
/** Overdue evaluations that one claim takes. */
const MOST_OVERDUE = 100;
/**
 * Batches that share the places of one claim, the first of each workspace before any second; later
 * ones wait for the end of an earlier one.
 */
const MOST_BATCHES = 1_000;

const RETURNED = '"id", "workspace", "attempts", "batch", "job"';

export interface ClaimOptions {
  now: Date;
  /** Until then the evaluation is expected to have its answer. */
  leaseUntil: Date;
  /** Lines of batches that may be queued at the same time, in all replicas. */
  inFlight: number;
}

/**
 * Claims evaluations to queue: those whose lease has ended, and lines of batches for the free
 * places. Only one replica claims at a time; the others get nothing.
 * @param manager of a transaction
 */
export const claim = async (manager: EntityManager, options: ClaimOptions): Promise<Claimed[]> => {
  const [lock] = await manager.query<{ taken: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock($1) AS taken',
    [DISPATCH_LOCK],
  );
  if (lock?.taken !== true) return [];
  const overdue = await claimOverdue(manager, options);
  return [...overdue, ...(await claimLines(manager, options))];
};

const claimOverdue = async (
  manager: EntityManager,
  { now, leaseUntil }: ClaimOptions,
): Promise<Claimed[]> => {
  const table = tableOf(manager, asyncEvaluationEntity);
  const [rows] = await manager.query<[Claimed[], number]>(
    `UPDATE ${table} SET "attempts" = "attempts" + 1, "due_at" = $2
     WHERE "id" IN (
       SELECT "id" FROM ${table} WHERE "state" = 'queued' AND "due_at" <= $1
       ORDER BY "due_at" LIMIT ${MOST_OVERDUE} FOR UPDATE SKIP LOCKED)
     RETURNING ${RETURNED}`,
    [now, leaseUntil],
  );
  return rows;
};

const claimLines = async (
  manager: EntityManager,
  { leaseUntil, inFlight }: ClaimOptions,
): Promise<Claimed[]> => {
  const batches = await runningBatches(manager);
  const queued = batches.reduce((sum, batch) => sum + batch.inFlight, 0);
  const waiting = batches.reduce((sum, batch) => sum + batch.waiting, 0);
  batchLinesWaitingGauge.set(queued + waiting);
  const free = inFlight - queued;
  const claimed: Claimed[] = [];
  for (const [id, lines] of shareOut(batches, free))
    claimed.push(...(await claimLinesOf(manager, id, lines, leaseUntil)));
  return claimed;
};

const runningBatches = async (manager: EntityManager): Promise<WaitingBatch[]> => {
  const rows = await manager.query<WaitingBatch[]>(
    `SELECT b."id", b."workspace", b."total" - b."next_line" AS "waiting", count(e."id")::integer AS "inFlight"
     FROM (
       SELECT *, row_number() OVER (PARTITION BY "workspace" ORDER BY "created_at", "id") AS "turn"
       FROM ${tableOf(manager, batchEntity)} WHERE "status" = 'running'
       ORDER BY "turn", "created_at", "id" LIMIT ${MOST_BATCHES}) b
     LEFT JOIN ${tableOf(manager, asyncEvaluationEntity)} e ON e."state" = 'queued' AND e."batch" = b."id"
     GROUP BY b."id", b."workspace", b."total", b."next_line", b."created_at"
     ORDER BY b."created_at", b."id"`,
  );
  return rows;
};

/** Lines without a valid job are passed over. */
const claimLinesOf = async (
  manager: EntityManager,
  batch: string,
  lines: number,
  leaseUntil: Date,
): Promise<Claimed[]> => {
  const claimed = await claimNextLines(manager, batch, lines, leaseUntil);
  if (claimed.length > 0 || !(await skipInvalidLines(manager, batch))) return claimed;
  return claimNextLines(manager, batch, lines, leaseUntil);
};

/**
 * Claims those of the next lines that have a valid job. A range, not the first ones in order: before
 * the database knows the size of a new batch, it would sort all its lines for each claim.
 */
const claimNextLines = async (
  manager: EntityManager,
  batch: string,
  lines: number,
  leaseUntil: Date,
): Promise<Claimed[]> => {
  const [moved] = await manager.query<[{ next_line: number }[], number]>(
    `UPDATE ${tableOf(manager, batchEntity)} SET "next_line" = "next_line" + $2
     WHERE "id" = $1 AND "status" = 'running' RETURNING "next_line"`,
    [batch, lines],
  );
  const end = moved[0]?.next_line;
  if (end === undefined) return [];
  const [rows] = await manager.query<[Claimed[], number]>(
    `UPDATE ${tableOf(manager, asyncEvaluationEntity)}
     SET "state" = 'queued', "attempts" = "attempts" + 1, "due_at" = $4
     WHERE "batch" = $1 AND "line" >= $2 AND "line" < $3 AND "state" = 'waiting'
     RETURNING ${RETURNED}`,
    [batch, end - lines, end, leaseUntil],
  );
  return rows;
};

/** @returns true if a line is left to claim */
const skipInvalidLines = async (manager: EntityManager, batch: string): Promise<boolean> => {
  const [moved] = await manager.query<[{ isLeft: boolean }[], number]>(
    `UPDATE ${tableOf(manager, batchEntity)} b SET "next_line" = coalesce(
       (SELECT min("line") FROM ${tableOf(manager, asyncEvaluationEntity)}
        WHERE "batch" = $1 AND "line" >= b."next_line" AND "state" = 'waiting'), "total")
     WHERE "id" = $1 AND "status" = 'running' RETURNING "next_line" < "total" AS "isLeft"`,
    [batch],
  );
  return moved[0]?.isLeft === true;
};

/** Lets evaluations that could not be queued be claimed again, without counting the attempt. */
export const giveBack = async (
  manager: EntityManager,
  claimed: readonly Claimed[],
): Promise<void> => {
  await manager.query(
    `UPDATE ${tableOf(manager, asyncEvaluationEntity)} SET "attempts" = "attempts" - 1, "due_at" = '-infinity'
     WHERE "id" = ANY($1) AND "state" = 'queued'`,
    [claimed.map(({ id }) => id)],
  );
};

/**
 * Ends every lease: the queues of an earlier process were lost with its memory. The attempt counts,
 * since it may have ended that process.
 */
export const endLeases = async (manager: EntityManager, now: Date): Promise<void> => {
  await manager.query(
    `UPDATE ${tableOf(manager, asyncEvaluationEntity)} SET "due_at" = $1 WHERE "state" = 'queued'`,
    [now],
  );
};

/** Condition for evaluations in a queue whose lease has ended at `$1`; those given back are in none. */
const LAPSED = `"state" = 'queued' AND "due_at" <= $1 AND "due_at" > '-infinity'`;

export const hasLapsedLeases = async (manager: EntityManager, now: Date): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM ${tableOf(manager, asyncEvaluationEntity)} WHERE ${LAPSED} LIMIT 1`,
    [now],
  );
  return rows.length > 0;
};

/** Extends the leases that have ended, without counting an attempt. */
export const extendLeases = async (
  manager: EntityManager,
  { now, leaseUntil }: Pick<ClaimOptions, 'now' | 'leaseUntil'>,
): Promise<void> => {
  await manager.query(
    `UPDATE ${tableOf(manager, asyncEvaluationEntity)} SET "due_at" = $2 WHERE ${LAPSED}`,
    [now, leaseUntil],
  );
};
