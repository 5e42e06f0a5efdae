import { Inject, Injectable } from '@nestjs/common';
import {
  ANSWER_RETENTION_MS,
  type BatchLine,
  type BatchRecord,
  type BatchResultPage,
  type Caller,
} from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { insertRows } from '../storage/insert-rows';
import { demandRoom, Quotas } from '../workspaces/quotas';
import { asyncEvaluationTable, type NewRow, valuesOf } from './async-evaluation-table';
import { BatchLineRepository, BatchRepository } from './batch.repository';
import { Dispatcher } from './dispatcher';
import { IncompleteUpload } from './errors';
import { Expiry } from './expiry';
import { SealedEvaluations } from './sealed-evaluation';

/** Stores uploads of many evaluations, and reads how far they are. */
@Injectable()
export class BatchService {
  private readonly sealed: SealedEvaluations;

  constructor(
    private readonly store: ManagementStore,
    private readonly dispatcher: Dispatcher,
    private readonly expiry: Expiry,
    private readonly quotas: Quotas,
    @Inject(MANAGEMENT_SECRETS) secrets: Secrets,
  ) {
    this.sealed = new SealedEvaluations(secrets);
  }

  /** @throws LimitReached */
  async open(caller: Caller, id: string): Promise<{ id: string }> {
    await this.store.read((manager) =>
      manager.transaction(async (transaction) => {
        const batches = new BatchRepository(transaction, caller);
        demandRoom(this.quotas, 'batches', await batches.countUnended());
        await batches.open(id, this.store.now);
      }),
    );
    return { id };
  }

  /** @throws NotFound unless the upload goes on */
  async append(
    caller: Caller,
    id: string,
    from: number,
    lines: readonly BatchLine[],
  ): Promise<{ id: string }> {
    const rows = lines.map((line, index) => this.rowOf(caller, id, from + index, line));
    await this.store.read((manager) =>
      manager.transaction(async (transaction) => {
        const batches = new BatchRepository(transaction, caller);
        const { total, failed } = await batches.receiving(id);
        const added = await insertRows(transaction, asyncEvaluationTable, rows.map(valuesOf));
        // A part that was delivered twice adds nothing.
        if (added === 0) return;
        const invalid = rows.filter(({ state }) => state === 'failed').length;
        await batches.change(id, { total: total + added, failed: failed + invalid });
      }),
    );
    return { id };
  }

  /**
   * Lets a batch run. Sealed twice, it stays as it is.
   * @throws NotFound, IncompleteUpload
   */
  async seal(caller: Caller, id: string, total: number): Promise<BatchRecord> {
    const sealed = await this.store.read((manager) =>
      manager.transaction(async (transaction) => {
        const batches = new BatchRepository(transaction, caller);
        const stored = await batches.unsealed(id);
        if (stored) {
          if (stored.total !== total) throw new IncompleteUpload(total, stored.total);
          const runs = stored.failed < total;
          await batches.change(id, {
            status: runs ? 'running' : 'done',
            expires_at: runs ? null : this.endOfRetention(),
          });
        }
        return batches.get(id);
      }),
    );
    this.dispatcher.wake();
    return sealed;
  }

  /** Ends an upload that broke off. @throws NotFound unless it goes on */
  async discard(caller: Caller, id: string): Promise<{ id: string }> {
    await this.store.read((manager) =>
      manager.transaction(async (transaction) => {
        const batches = new BatchRepository(transaction, caller);
        await batches.receiving(id);
        await batches.change(id, { expires_at: this.store.now });
      }),
    );
    this.expiry.sweepSoon();
    return { id };
  }

  /** @throws NotFound */
  get(caller: Caller, id: string): Promise<BatchRecord> {
    return this.store.read((manager) => new BatchRepository(manager, caller).get(id));
  }

  /** A batch that has ended stays as it is. @throws NotFound */
  cancel(caller: Caller, id: string): Promise<BatchRecord> {
    return this.store.read((manager) =>
      manager.transaction(async (transaction) => {
        const batches = new BatchRepository(transaction, caller);
        const batch = await batches.get(id, 'update');
        if (batch.status !== 'running') return batch;
        await batches.change(id, { status: 'cancelled', expires_at: this.endOfRetention() });
        return { ...batch, status: 'cancelled' };
      }),
    );
  }

  /** @throws NotFound */
  results(caller: Caller, id: string, after: number): Promise<BatchResultPage> {
    return this.store.read(async (manager) => {
      const batch = await new BatchRepository(manager, caller).get(id);
      return new BatchLineRepository(manager, caller).page(batch, after, this.sealed);
    });
  }

  private endOfRetention(): Date {
    return new Date(this.store.now.getTime() + ANSWER_RETENTION_MS);
  }

  private rowOf({ workspace }: Caller, batch: string, line: number, content: BatchLine): NewRow {
    const valid = 'job' in content;
    return {
      id: content.id,
      workspace,
      batch,
      line,
      state: valid ? 'waiting' : 'failed',
      job: valid ? this.sealed.sealJob(content.job) : null,
      error: valid ? null : content.error,
      attempts: 0,
      due_at: null,
    };
  }
}
