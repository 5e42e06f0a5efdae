import { type EntityManager, IsNull } from 'typeorm';
import type { BatchRecord, BatchResult, BatchResultPage } from '@touchstone/contracts';
import { NotFound, OwnedRows, type Owner } from '@touchstone/storage';
import { asyncEvaluationEntity, type AsyncEvaluationRow } from './async-evaluation.entity';
import { batchEntity, type BatchRow } from './batch.entity';
import type { SealedEvaluations } from './sealed-evaluation';

/** The batches of one workspace. */
export class BatchRepository extends OwnedRows<BatchRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, batchEntity);
  }

  /** Counts under a lock that is held until this transaction ends. */
  countUnended(): Promise<number> {
    return this.countAlone(`"status" IN ('receiving', 'running') AND "expires_at" IS NULL`);
  }

  async open(id: string, createdAt: Date): Promise<void> {
    const row = { id, status: 'receiving', total: 0, done: 0, failed: 0, next_line: 0 } as const;
    await this.addUnlessThere({ ...row, created_at: createdAt, expires_at: null });
  }

  /**
   * Keeps the batch from being sealed or discarded before this transaction ends.
   * @throws NotFound unless its upload goes on
   */
  async receiving(id: string, lock: 'share' | 'update' = 'share'): Promise<void> {
    await this.byId(id, { status: 'receiving', expires_at: IsNull() }, lock);
  }

  /** @throws NotFound, also while its upload goes on */
  async get(id: string, lock?: 'update'): Promise<BatchRecord> {
    const { status, total, done, failed } = await this.byId(id, {}, lock);
    if (status === 'receiving') throw new NotFound();
    return { id, status, total, done, failed };
  }

  /**
   * Locks the batch until this transaction ends.
   * @returns false if it was sealed before
   */
  async isReceiving(id: string): Promise<boolean> {
    const { status, expires_at } = await this.byId(id, {}, 'update');
    if (status === 'receiving' && expires_at !== null) throw new NotFound();
    return status === 'receiving';
  }

  async change(id: string, values: Partial<Omit<BatchRow, 'id' | 'workspace'>>): Promise<void> {
    await this.set(id, values);
  }
}

/** Lines read for one page. */
const PAGE_LINES = 200;
/** Bound of a page, which is one message; its first line may be larger. */
const PAGE_CHARACTERS = 4 * 1024 * 1024;

const CANCELLED = 'The batch was cancelled before this line was evaluated.';

type EndedLine = Pick<AsyncEvaluationRow, 'id' | 'workspace' | 'answer' | 'error'> & {
  line: number;
};

/** The lines of batches of one workspace. */
export class BatchLineRepository extends OwnedRows<AsyncEvaluationRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, asyncEvaluationEntity);
  }

  /** Counts the lines of a batch, and those without a valid job. */
  async count(batch: string): Promise<{ total: number; failed: number }> {
    const [counted] = await this.select<{ total: number; failed: number }>(
      `count(*)::integer AS "total", (count(*) FILTER (WHERE "state" = 'failed'))::integer AS "failed"`,
      '"batch" = $2',
      [batch],
    );
    return counted ?? { total: 0, failed: 0 };
  }

  /** Returns lines that have ended, with an index above `after`; every line of a cancelled batch. */
  async page(
    batch: BatchRecord,
    after: number,
    sealed: SealedEvaluations,
  ): Promise<BatchResultPage> {
    const states =
      batch.status === 'cancelled' ? ['done', 'failed', 'waiting'] : ['done', 'failed'];
    const rows = await this.select<EndedLine>(
      '"id", "workspace", "line", "answer", "error"',
      '"batch" = $2 AND "line" > $3 AND "state" = ANY($4)',
      [batch.id, after, states],
      `ORDER BY "line" LIMIT ${PAGE_LINES + 1}`,
    );
    let characters = 0;
    const page = rows.slice(0, PAGE_LINES).filter(({ answer }, index) => {
      characters += answer?.length ?? 0;
      return index === 0 || characters <= PAGE_CHARACTERS;
    });
    return {
      results: page.map((row) => resultOf(row, sealed)),
      more: page.length < rows.length,
    };
  }
}

const resultOf = (
  { id, workspace, line: index, answer, error }: EndedLine,
  sealed: SealedEvaluations,
): BatchResult =>
  answer === null
    ? { index, id, error: error ?? CANCELLED }
    : { index, id, ...sealed.unsealAnswer({ id, workspace, answer }) };
