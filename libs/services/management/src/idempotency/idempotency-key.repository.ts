import type { EntityManager } from 'typeorm';
import { type Owner, tableOf } from '@touchstone/storage';
import { idempotencyKeyEntity, type IdempotencyKeyRow } from './idempotency-key.entity';

export type Claim = Pick<
  IdempotencyKeyRow,
  'digest' | 'fingerprint' | 'subject' | 'claimed_until' | 'expires_at'
>;

/** The idempotency keys of one workspace. Each method is one statement, so that it is atomic. */
export class IdempotencyKeyRepository {
  private readonly table: string;

  constructor(
    private readonly manager: EntityManager,
    private readonly owner: Owner,
  ) {
    this.table = tableOf(manager, idempotencyKeyEntity);
  }

  /**
   * Claims a key that is new, has expired, or whose claim with the same fingerprint has lapsed.
   * @returns the subject of the claim: the earlier one after a lapse; `null` if it is not free
   */
  async claim(claim: Claim, now: Date): Promise<string | null> {
    const { digest, fingerprint, subject, claimed_until, expires_at } = claim;
    const [row] = await this.manager.query<{ subject: string }[]>(
      `INSERT INTO ${this.table} AS k ("workspace", "digest", "fingerprint", "subject", "claimed_until", "expires_at")
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ("workspace", "digest") DO UPDATE SET
         "fingerprint" = excluded."fingerprint",
         "subject" = CASE WHEN k."expires_at" <= $7 THEN excluded."subject" ELSE k."subject" END,
         "response" = NULL,
         "claimed_until" = excluded."claimed_until",
         "expires_at" = excluded."expires_at"
       WHERE k."expires_at" <= $7
         OR (k."response" IS NULL AND k."claimed_until" <= $7 AND k."fingerprint" = excluded."fingerprint")
       RETURNING "subject"`,
      [this.owner.workspace, digest, fingerprint, subject, claimed_until, expires_at, now],
    );
    return row?.subject ?? null;
  }

  async find(digest: string): Promise<IdempotencyKeyRow | null> {
    const [row] = await this.manager.query<IdempotencyKeyRow[]>(
      `SELECT * FROM ${this.table} WHERE "workspace" = $1 AND "digest" = $2`,
      [this.owner.workspace, digest],
    );
    return row ?? null;
  }

  /** Stores the first response. */
  async complete(digest: string, response: string): Promise<void> {
    await this.manager.query(
      `UPDATE ${this.table} SET "response" = $3
       WHERE "workspace" = $1 AND "digest" = $2 AND "response" IS NULL`,
      [this.owner.workspace, digest, response],
    );
  }

  /** Ends a claim without a response, so that the next request runs. */
  async release(digest: string, now: Date): Promise<void> {
    await this.manager.query(
      `UPDATE ${this.table} SET "claimed_until" = $3
       WHERE "workspace" = $1 AND "digest" = $2 AND "response" IS NULL`,
      [this.owner.workspace, digest, now],
    );
  }
}
