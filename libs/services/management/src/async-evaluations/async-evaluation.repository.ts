import type { EntityManager } from 'typeorm';
import type { AsyncAnswer, EvaluationAnswer, PendingEvaluation } from '@touchstone/contracts';
import { OwnedRows, type Owner, tableOf } from '@touchstone/storage';
import { asyncEvaluationEntity, type AsyncEvaluationRow } from './async-evaluation.entity';
import { batchEntity } from './batch.entity';
import { Unreadable } from './errors';
import { batchLineCounter } from './metrics';
import type { SealedEvaluations } from './sealed-evaluation';

/** The asynchronous evaluations of one workspace. */
export class AsyncEvaluationRepository extends OwnedRows<AsyncEvaluationRow> {
  constructor(
    manager: EntityManager,
    owner: Owner,
    private readonly sealed: SealedEvaluations,
  ) {
    super(manager, owner, asyncEvaluationEntity);
  }

  /**
   * Returns `null` for an id without an asynchronous evaluation.
   * @throws Unreadable
   */
  async find(id: string): Promise<EvaluationAnswer | PendingEvaluation | null> {
    const row = await this.findById(id);
    if (!row) return null;
    const { workspace, batch, state, answer } = row;
    // A line without a valid job is in the results of its batch only.
    if (state === 'failed' && batch !== null) return null;
    if (state === 'failed') throw new Unreadable();
    return answer === null
      ? { status: 'pending' }
      : this.sealed.unsealAnswer({ id, workspace, answer });
  }

  /** Deletes an evaluation that could not be queued. */
  forget(id: string): Promise<void> {
    return this.remove(id);
  }
}

/**
 * Stores the first answer of each evaluation, also one that overtook its evaluation, and counts
 * those that belong to a batch.
 * @param manager of a transaction
 * @param expiresAt end of the retention of what ends now
 */
export const storeAnswers = async (
  manager: EntityManager,
  answers: readonly AsyncAnswer[],
  sealed: SealedEvaluations,
  expiresAt: Date,
): Promise<void> => {
  const first = [
    ...new Map(answers.map((answer) => [answer.id, answer] as const).reverse()).values(),
  ];
  const ended = await manager.query<{ batch: string | null }[]>(
    `INSERT INTO ${tableOf(manager, asyncEvaluationEntity)} AS e ("id", "workspace", "answer", "state", "expires_at")
     SELECT id, workspace, answer, 'done', $4::timestamptz
     FROM unnest($1::text[], $2::text[], $3::text[]) AS a (id, workspace, answer)
     ON CONFLICT ("id") DO UPDATE SET
       "state" = 'done', "answer" = excluded."answer", "job" = NULL, "due_at" = NULL,
       "expires_at" = CASE WHEN e."batch" IS NULL THEN excluded."expires_at" END
     WHERE e."state" IN ('waiting', 'queued') AND e."workspace" = excluded."workspace"
     RETURNING "batch"`,
    [
      first.map(({ id }) => id),
      first.map(({ workspace }) => workspace),
      first.map(({ id, workspace, answer }) => sealed.sealAnswer({ id, workspace }, answer)),
      expiresAt,
    ],
  );
  await countEnded(manager, 'done', ended, expiresAt);
};

/**
 * Ends an evaluation that cannot run.
 * @param manager of a transaction
 */
export const endAsFailed = async (
  manager: EntityManager,
  id: string,
  error: string,
  expiresAt: Date,
): Promise<void> => {
  const [ended] = await manager.query<[{ batch: string | null }[], number]>(
    `UPDATE ${tableOf(manager, asyncEvaluationEntity)} SET
       "state" = 'failed', "error" = $2, "job" = NULL, "due_at" = NULL,
       "expires_at" = CASE WHEN "batch" IS NULL THEN $3::timestamptz END
     WHERE "id" = $1 AND "state" = 'queued' RETURNING "batch"`,
    [id, error, expiresAt],
  );
  await countEnded(manager, 'failed', ended, expiresAt);
};

/** Counts ended evaluations in their batches, which end with their last one. */
const countEnded = async (
  manager: EntityManager,
  column: 'done' | 'failed',
  ended: readonly { batch: string | null }[],
  expiresAt: Date,
): Promise<void> => {
  const counts = new Map<string, number>();
  for (const { batch } of ended)
    if (batch !== null) counts.set(batch, (counts.get(batch) ?? 0) + 1);
  batchLineCounter.inc({ outcome: column }, ended.filter(({ batch }) => batch !== null).length);
  // In one order everywhere: two replicas that count for the same batches would wait for each other.
  for (const [batch, count] of [...counts].sort(([one], [other]) => (one < other ? -1 : 1)))
    await manager.query(
      `UPDATE ${tableOf(manager, batchEntity)} SET "${column}" = "${column}" + $2,
         "status" = CASE WHEN ${COMPLETE} THEN 'done' ELSE "status" END,
         "expires_at" = CASE WHEN ${COMPLETE} THEN $3::timestamptz ELSE "expires_at" END
       WHERE "id" = $1`,
      [batch, count, expiresAt],
    );
};

const COMPLETE = `"status" = 'running' AND "done" + $2 + "failed" >= "total"`;
