import { type EntityManager, IsNull } from 'typeorm';
import type { BatchRecord, BatchResult, BatchResultPage } from '@touchstone/contracts';
import { NotFound, OwnedRows, type Owner } from '@touchstone/storage';
import { asyncEvaluationEntity, type AsyncEvaluationRow } from './async-evaluation.entity';
import { batchEntity, type BatchRow } from './batch.entity';
import { type SealedEvaluations, UNREADABLE } from './sealed-evaluation';

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
   * Locks the batch until this transaction ends.
   * @throws NotFound unless its upload goes on
   */
  async receiving(id: string): Promise<BatchRow> {
    return this.byId(id, { status: 'receiving', expires_at: IsNull() }, 'update');
  }

  /** @throws NotFound, also while its upload goes on */
  async get(id: string, lock?: 'update'): Promise<BatchRecord> {
    const { status, total, done, failed } = await this.byId(id, {}, lock);
    if (status === 'receiving') throw new NotFound();
    return { id, status, total, done, failed };
  }

  /**
   * Locks the batch until this transaction ends.
   * @returns `null` if it was sealed before
   * @throws NotFound
   */
  async unsealed(id: string): Promise<Pick<BatchRow, 'total' | 'failed'> | null> {
    const { status, expires_at, total, failed } = await this.byId(id, {}, 'update');
    if (status !== 'receiving') return null;
    if (expires_at !== null) throw new NotFound();
    return { total, failed };
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
): BatchResult => {
  if (answer === null) return { index, id, error: error ?? CANCELLED };
  try {
    return { index, id, ...sealed.unsealAnswer({ id, workspace, answer }) };
  } catch {
    return { index, id, error: UNREADABLE };
  }
};
