import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeliveryAttempt, DeliveryStatus, NoticeEvent } from '@touchstone/contracts';
import { storableJson, tableOf } from '@touchstone/storage';
import { NotifierStore } from '../notifier-runtime';
import { notifierEntity, type NotifierRow } from '../notifiers/notifier.entity';
import { deliveryEntity, type DeliveryRow } from './delivery.entity';
import { FAILURE_MEMORY_MS, LAST_FAILURE_PRECISION_MS } from './retry-schedule';
import type { ClaimRequest } from './target-scheduler';

/** Longer than an attempt and storing its outcome: after it the claimant is assumed dead. */
const LEASE_MS = 60_000;

/** A delivery leased to this process, with its notifier. */
export interface Claimed extends Pick<
  DeliveryRow,
  | 'id'
  | 'workspace'
  | 'notifier_id'
  | 'target_key'
  | 'event'
  | 'recipient'
  | 'notice'
  | 'attempts'
  | 'tries'
  | 'claims'
> {
  notifier: Pick<NotifierRow, 'id' | 'name' | 'active' | 'target' | 'failing_since'> | null;
}

/** The outcome of a claim. */
export interface Settlement {
  status: DeliveryStatus;
  /** Set while the delivery stays pending. */
  dueAt: Date | null;
  /** `null` when no attempt was made. */
  attempt: DeliveryAttempt | null;
  /** Set when it was looked up during the attempt. */
  recipient?: string;
}

/** A target with pending deliveries. */
export interface PendingTarget {
  targetKey: string;
  due: boolean;
  /** The notifier was deleted or switched off. */
  off: boolean;
}

/** Logged for one delivery; the latest are kept. */
const MAX_ATTEMPTS_LOGGED = 20;
/** Keeps transactions short: the embedded database runs one at a time. */
const CANCEL_BATCH = 1_000;
/** Bounds the cost of a gauge that is read every few seconds. */
const MAX_COUNTED = 100_000;

const CLAIMED = `d."id", d."workspace", d."notifier_id", d."lane" AS "target_key", d."event", d."recipient", d."notice", d."attempts", d."tries", d."claims",
  CASE WHEN n."id" IS NULL THEN NULL ELSE json_build_object('id', n."id", 'name', n."name", 'active', n."active", 'target', n."target") END AS "notifier", n."failing_since"`;

type ClaimedRow = Omit<Claimed, 'notifier'> & {
  notifier: Omit<NonNullable<Claimed['notifier']>, 'failing_since'> | null;
  failing_since: Date | null;
};

const toClaimed = ({ failing_since, notifier, ...row }: ClaimedRow): Claimed => ({
  ...row,
  notifier: notifier && { ...notifier, failing_since },
});

/** The pending deliveries of all workspaces, shared by the replicas. */
@Injectable()
export class DeliveryQueue {
  constructor(private readonly store: NotifierStore) {}

  get now(): Date {
    return this.store.now;
  }

  /** Leases due deliveries, the longest due first, skipping those other replicas are claiming. */
  claim(requests: readonly ClaimRequest[]): Promise<Claimed[]> {
    const { now } = this;
    return this.store.read(async (manager) => {
      const [table, notifiers] = tablesOf(manager);
      const [rows] = await manager.query<[ClaimedRow[], number]>(
        `WITH due AS MATERIALIZED (
          SELECT found."id", found."notifier_id" FROM unnest($1::text[], $2::integer[]) AS request ("lane", "max"), LATERAL (
            SELECT "id", "notifier_id" FROM ${table} WHERE "lane" = request."lane" AND "status" = 'pending' AND "due_at" <= $3
            ORDER BY "due_at" LIMIT request."max" FOR UPDATE SKIP LOCKED
          ) AS found
        )
        UPDATE ${table} AS d SET "claims" = d."claims" + 1, "due_at" = $4
        FROM due LEFT JOIN ${notifiers} AS n ON n."id" = due."notifier_id" WHERE d."id" = due."id" RETURNING ${CLAIMED}`,
        [
          requests.map(({ targetKey }) => targetKey),
          requests.map(({ max }) => max),
          now,
          leaseUntil(now),
        ],
      );
      return rows.map(toClaimed);
    });
  }

  /**
   * Lists targets with pending deliveries in the order of their keys.
   * @param after the key to start after
   */
  targetsWithPending(after: string, max: number): Promise<PendingTarget[]> {
    const { now } = this;
    return this.store.read(async (manager) => {
      const [table, notifiers] = tablesOf(manager);
      const next = (key: string) =>
        `SELECT "lane" FROM ${table} WHERE "status" = 'pending' AND "lane" > ${key} ORDER BY "lane" LIMIT 1`;
      // Usually nothing is pending, and planning the query below would dominate an idle process.
      if ((await manager.query<object[]>(next('$1'), [after])).length === 0) return [];
      return manager.query(
        `WITH RECURSIVE waiting AS ((${next('$1')}) UNION ALL SELECT (${next('waiting."lane"')}) FROM waiting WHERE waiting."lane" IS NOT NULL)
        SELECT "lane" AS "targetKey", EXISTS (SELECT FROM ${table} AS d WHERE d."lane" = waiting."lane" AND d."status" = 'pending' AND d."due_at" <= $2) AS "due",
          (SELECT d."notifier_id" IS NOT NULL AND NOT EXISTS (SELECT FROM ${notifiers} AS n WHERE n."id" = d."notifier_id" AND n."active")
            FROM ${table} AS d WHERE d."lane" = waiting."lane" AND d."status" = 'pending' LIMIT 1) AS "off"
        FROM waiting WHERE "lane" IS NOT NULL LIMIT $3`,
        [after, now, max],
      );
    });
  }

  /**
   * Stores the outcome of a claim, unless the delivery was claimed again or cancelled meanwhile.
   * The same round trip records when the target began to fail: the first of several failures in a
   * row, unless there was no attempt for long between them.
   * @param failing `undefined` when the attempt says nothing about the target
   */
  async settle(
    { id, claims, attempts, notifier, recipient: before }: Claimed,
    { status, dueAt, attempt, recipient = before }: Settlement,
    failing?: boolean,
  ): Promise<void> {
    const log = attempt === null ? attempts : [...attempts, attempt].slice(-MAX_ATTEMPTS_LOGGED);
    const { now } = this;
    await this.store.read((manager) => {
      const [table, notifiers] = tablesOf(manager);
      return manager.query(
        `WITH settled AS (
          UPDATE ${table} SET "status" = $3, "due_at" = $4, "completed_at" = $5, "attempts" = $6, "tries" = "tries" + $7, "recipient" = $8
          WHERE "id" = $1 AND "claims" = $2 AND "status" = 'pending'
        )
        UPDATE ${notifiers} SET "last_failed_at" = CASE WHEN $10::boolean THEN $11::timestamptz END,
          "failing_since" = CASE WHEN $10::boolean THEN CASE WHEN "last_failed_at" > $12 THEN COALESCE("failing_since", $11::timestamptz) ELSE $11::timestamptz END END
        WHERE "id" = $9 AND (($10::boolean AND ("failing_since" IS NULL OR "last_failed_at" IS NULL OR "last_failed_at" <= $13)) OR (NOT $10::boolean AND "failing_since" IS NOT NULL))`,
        [
          id,
          claims,
          status,
          dueAt,
          dueAt === null ? now : null,
          storableJson(log),
          attempt === null ? 0 : 1,
          recipient,
          notifier?.id,
          failing,
          now,
          new Date(now.getTime() - FAILURE_MEMORY_MS),
          new Date(now.getTime() - LAST_FAILURE_PRECISION_MS),
        ],
      );
    });
  }

  /** Returns a claimed delivery to the queue. */
  async release({ id, claims }: Claimed): Promise<void> {
    await this.store.read((manager) =>
      manager.query(
        `UPDATE ${tablesOf(manager)[0]} SET "due_at" = $3 WHERE "id" = $1 AND "claims" = $2 AND "status" = 'pending'`,
        [id, claims, this.now],
      ),
    );
  }

  /**
   * Cancels a batch of the pending deliveries of notifiers that were deleted or switched off.
   * Leaves out what may be in progress, and tests, which are sent although the notifier is off.
   */
  async cancelSome(targetKeys: readonly string[]): Promise<void> {
    const { now } = this;
    await this.store.read((manager) => {
      const [table, notifiers] = tablesOf(manager);
      return manager.query(
        `UPDATE ${table} SET "status" = 'cancelled', "due_at" = NULL, "completed_at" = $2 WHERE "id" IN (
          SELECT d."id" FROM ${table} AS d LEFT JOIN ${notifiers} AS n ON n."id" = d."notifier_id"
          WHERE d."lane" = ANY($1::text[]) AND d."status" = 'pending' AND (d."due_at" <= $2 OR d."due_at" > $3) AND d."notifier_id" IS NOT NULL
            AND (n."id" IS NULL OR (NOT n."active" AND d."event" <> 'notifier.test'))
          LIMIT ${CANCEL_BATCH} FOR UPDATE OF d SKIP LOCKED
        )`,
        [targetKeys, now, leaseUntil(now)],
      );
    });
  }

  /** Counts the pending deliveries of one target, up to `max`. */
  async countPending(targetKey: string, max: number): Promise<number> {
    const [row] = await this.store.read((manager) =>
      manager.query<{ count: string }[]>(
        `SELECT count(*) FROM (SELECT FROM ${tablesOf(manager)[0]} WHERE "lane" = $1 AND "status" = 'pending' LIMIT $2) AS waiting`,
        [targetKey, max],
      ),
    );
    return Number(row?.count);
  }

  /** Counts up to 100,000. */
  async countAllPending(): Promise<number> {
    const [row] = await this.store.read((manager) =>
      manager.query<{ count: string }[]>(
        `SELECT count(*) FROM (SELECT FROM ${tablesOf(manager)[0]} WHERE "status" = 'pending' LIMIT ${MAX_COUNTED}) AS waiting`,
      ),
    );
    return Number(row?.count);
  }
}

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

const tablesOf = (manager: EntityManager): [deliveries: string, notifiers: string] => [
  tableOf(manager, deliveryEntity),
  tableOf(manager, notifierEntity),
];

export interface NewDeliveries {
  workspace: string;
  subjectId: string;
  notice: DeliveryRow['notice'];
  to: readonly {
    id: string;
    notifierId: string | null;
    targetKey: string;
    event: NoticeEvent;
    recipient: string;
  }[];
}

/** Adds deliveries with one statement; one that exists already stays as it is. */
export const addDeliveries = async (
  manager: EntityManager,
  { workspace, subjectId, notice, to }: NewDeliveries,
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO ${tablesOf(manager)[0]}
      ("id", "workspace", "notifier_id", "lane", "event", "subject_id", "recipient", "status", "notice", "attempts", "tries", "claims", "created_at", "due_at")
    SELECT "id", $1, "notifier_id", "lane", "event", $2, "recipient", 'pending', $3::json, '[]', 0, 0, $4, $4
    FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) AS added ("id", "notifier_id", "lane", "event", "recipient")
    ON CONFLICT DO NOTHING`,
    [
      workspace,
      subjectId,
      storableJson(notice),
      now,
      to.map(({ id }) => id),
      to.map(({ notifierId }) => notifierId),
      to.map(({ targetKey }) => targetKey),
      to.map(({ event }) => event),
      to.map(({ recipient }) => recipient),
    ],
  );
};
