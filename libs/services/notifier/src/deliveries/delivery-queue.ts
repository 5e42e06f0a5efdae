import type { EntityManager } from 'typeorm';
import type { DeliveryAttempt, DeliveryStatus, NoticeEvent } from '@touchstone/contracts';
import { storableJson, type Store } from '@touchstone/storage';
import { notifierEntity, type NotifierRow } from '../notifiers/notifier.entity';
import { tableOf } from '../storage/table-of';
import { deliveryEntity, type DeliveryRow } from './delivery.entity';
import type { Wanted } from './lanes';
import { FAILED_WITHIN_MS, QUIET_MS } from './schedule';

/** Longer than the longest try and its result's way to the database: who is silent for so long has died. */
const LEASE_MS = 60_000;

/** A delivery that this process has taken on, and whom it is for. */
export interface Claimed extends Pick<
  DeliveryRow,
  | 'id'
  | 'workspace'
  | 'notifier_id'
  | 'lane'
  | 'event'
  | 'recipient'
  | 'notice'
  | 'attempts'
  | 'tries'
  | 'claims'
> {
  notifier: Pick<NotifierRow, 'id' | 'name' | 'active' | 'target' | 'failing_since'> | null;
}

/** What becomes of a delivery. */
export interface Settlement {
  status: DeliveryStatus;
  /** Of a pending one. */
  dueAt: Date | null;
  /** Of a try that was made. */
  attempt: DeliveryAttempt | null;
  /** Where it was found out only now. */
  recipient?: string;
}

/** Something waits in it. */
export interface WaitingLane {
  lane: string;
  due: boolean;
  /** Its notifier was deleted, or is off. */
  off: boolean;
}

/** In the log of one delivery; the latest stay. */
const MOST_ATTEMPTS = 20;
/** Short transactions: on the embedded database everybody else waits for them. */
const CANCELLED_AT_ONCE = 1_000;
/** For a gauge that is read every few seconds. */
const MOST_COUNTED = 100_000;

const CLAIMED = `d."id", d."workspace", d."notifier_id", d."lane", d."event", d."recipient", d."notice", d."attempts", d."tries", d."claims",
  CASE WHEN n."id" IS NULL THEN NULL ELSE json_build_object('id', n."id", 'name', n."name", 'active', n."active", 'target', n."target") END AS "notifier", n."failing_since"`;

type ClaimedRow = Omit<Claimed, 'notifier'> & {
  notifier: Omit<NonNullable<Claimed['notifier']>, 'failing_since'> | null;
  failing_since: Date | null;
};

const toClaimed = ({ failing_since, notifier, ...row }: ClaimedRow): Claimed => ({
  ...row,
  notifier: notifier && { ...notifier, failing_since },
});

/** What waits to be sent, of all workspaces, shared out among replicas. */
export class DeliveryQueue {
  constructor(private readonly store: Store) {}

  get now(): Date {
    return this.store.now;
  }

  /** Takes what is due, so much of each lane, the longest due first. What another replica is taking is passed over. */
  claim(wanted: readonly Wanted[]): Promise<Claimed[]> {
    const { now } = this;
    return this.store.read(async (manager) => {
      const [table, notifiers] = tablesOf(manager);
      const [rows] = await manager.query<[ClaimedRow[], number]>(
        `WITH due AS MATERIALIZED (
          SELECT found."id", found."notifier_id" FROM unnest($1::text[], $2::integer[]) AS wanted ("lane", "most"), LATERAL (
            SELECT "id", "notifier_id" FROM ${table} WHERE "lane" = wanted."lane" AND "status" = 'pending' AND "due_at" <= $3
            ORDER BY "due_at" LIMIT wanted."most" FOR UPDATE SKIP LOCKED
          ) AS found
        )
        UPDATE ${table} AS d SET "claims" = d."claims" + 1, "due_at" = $4
        FROM due LEFT JOIN ${notifiers} AS n ON n."id" = due."notifier_id" WHERE d."id" = due."id" RETURNING ${CLAIMED}`,
        [wanted.map(({ lane }) => lane), wanted.map(({ most }) => most), now, leaseFrom(now)],
      );
      return rows.map(toClaimed);
    });
  }

  /**
   * Lanes that have something waiting, in their order, so many at most from the one after `after` on: whether something is due, and whether their notifier
   * was deleted or is off.
   */
  waitingLanes(after: string, most: number): Promise<WaitingLane[]> {
    const { now } = this;
    return this.store.read((manager) => {
      const [table, notifiers] = tablesOf(manager);
      const next = (lane: string) =>
        `SELECT "lane" FROM ${table} WHERE "status" = 'pending' AND "lane" > ${lane} ORDER BY "lane" LIMIT 1`;
      return manager.query(
        `WITH RECURSIVE waiting AS ((${next('$1')}) UNION ALL SELECT (${next('waiting."lane"')}) FROM waiting WHERE waiting."lane" IS NOT NULL)
        SELECT "lane", EXISTS (SELECT FROM ${table} AS d WHERE d."lane" = waiting."lane" AND d."status" = 'pending' AND d."due_at" <= $2) AS "due",
          (SELECT d."notifier_id" IS NOT NULL AND NOT EXISTS (SELECT FROM ${notifiers} AS n WHERE n."id" = d."notifier_id" AND n."active")
            FROM ${table} AS d WHERE d."lane" = waiting."lane" AND d."status" = 'pending' LIMIT 1) AS "off"
        FROM waiting WHERE "lane" IS NOT NULL LIMIT $3`,
        [after, now, most],
      );
    });
  }

  /**
   * Nothing, where somebody else has taken it on meanwhile, or it was cancelled. With it goes, in one trip, whether its target is failing, where the try
   * tells: of several failures in a row, the first one's time stays, unless nothing was tried for long between them.
   */
  async settle(
    { id, claims, attempts, notifier, recipient: before }: Claimed,
    { status, dueAt, attempt, recipient = before }: Settlement,
    failing?: boolean,
  ): Promise<void> {
    const log = attempt === null ? attempts : [...attempts, attempt].slice(-MOST_ATTEMPTS);
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
          new Date(now.getTime() - QUIET_MS),
          new Date(now.getTime() - FAILED_WITHIN_MS),
        ],
      );
    });
  }

  /** Gives something back that was not tried. */
  async release({ id, claims }: Claimed): Promise<void> {
    await this.store.read((manager) =>
      manager.query(
        `UPDATE ${tablesOf(manager)[0]} SET "due_at" = $3 WHERE "id" = $1 AND "claims" = $2 AND "status" = 'pending'`,
        [id, claims, this.now],
      ),
    );
  }

  /**
   * Of what waits in these lanes for a notifier that was deleted or is off, so much that a transaction stays short. What may be under way is left to whoever
   * has it, tests of one that is off to their one try.
   */
  async cancelSome(lanes: readonly string[]): Promise<void> {
    const { now } = this;
    await this.store.read((manager) => {
      const [table, notifiers] = tablesOf(manager);
      return manager.query(
        `UPDATE ${table} SET "status" = 'cancelled', "due_at" = NULL, "completed_at" = $2 WHERE "id" IN (
          SELECT d."id" FROM ${table} AS d LEFT JOIN ${notifiers} AS n ON n."id" = d."notifier_id"
          WHERE d."lane" = ANY($1::text[]) AND d."status" = 'pending' AND (d."due_at" <= $2 OR d."due_at" > $3) AND d."notifier_id" IS NOT NULL
            AND (n."id" IS NULL OR (NOT n."active" AND d."event" <> 'notifier.test'))
          LIMIT ${CANCELLED_AT_ONCE} FOR UPDATE OF d SKIP LOCKED
        )`,
        [lanes, now, leaseFrom(now)],
      );
    });
  }

  /** In one lane, as far as `most`. */
  async countIn(lane: string, most: number): Promise<number> {
    const [row] = await this.store.read((manager) =>
      manager.query<{ count: string }[]>(
        `SELECT count(*) FROM (SELECT FROM ${tablesOf(manager)[0]} WHERE "lane" = $1 AND "status" = 'pending' LIMIT $2) AS waiting`,
        [lane, most],
      ),
    );
    return Number(row?.count);
  }

  /** As far as `MOST_COUNTED`. */
  async countWaiting(): Promise<number> {
    const [row] = await this.store.read((manager) =>
      manager.query<{ count: string }[]>(
        `SELECT count(*) FROM (SELECT FROM ${tablesOf(manager)[0]} WHERE "status" = 'pending' LIMIT ${MOST_COUNTED}) AS waiting`,
      ),
    );
    return Number(row?.count);
  }
}

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

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
    lane: string;
    event: NoticeEvent;
    recipient: string;
  }[];
}

/** With one statement; what is there already stays as it is. */
export const addDeliveries = async (
  manager: EntityManager,
  { workspace, subjectId, notice, to }: NewDeliveries,
  now: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO ${tablesOf(manager)[0]}
      ("id", "workspace", "notifier_id", "lane", "event", "subject_id", "recipient", "status", "notice", "attempts", "tries", "claims", "created_at", "due_at")
    SELECT "id", $1, "notifier_id", "lane", "event", $2, "recipient", 'pending', $3::json, '[]', 0, 0, $4, $4
    FROM unnest($5::text[], $6::text[], $7::text[], $8::text[], $9::text[]) AS told ("id", "notifier_id", "lane", "event", "recipient")
    ON CONFLICT DO NOTHING`,
    [
      workspace,
      subjectId,
      storableJson(notice),
      now,
      to.map(({ id }) => id),
      to.map(({ notifierId }) => notifierId),
      to.map(({ lane }) => lane),
      to.map(({ event }) => event),
      to.map(({ recipient }) => recipient),
    ],
  );
};
