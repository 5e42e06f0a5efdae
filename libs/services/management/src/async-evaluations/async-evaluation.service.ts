import { Inject, Injectable } from '@nestjs/common';
import {
  ANSWER_RETENTION_MS,
  type AsyncAnswer,
  type Caller,
  type EvaluationAnswer,
  type EvaluationJob,
  type PendingEvaluation,
} from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { GroupCommit } from '../storage/group-commit';
import { insertRows } from '../storage/insert-rows';
import { AsyncEvaluationRepository, storeAnswers } from './async-evaluation.repository';
import { asyncEvaluationTable, type NewRow, valuesOf } from './async-evaluation-table';
import { Dispatcher, LEASE_MS } from './dispatcher';
import { EvaluationQueues } from './evaluation-queues';
import { SealedEvaluations } from './sealed-evaluation';

/** Callers wait for both statements, so they collect only what arrives at the same time. */
const TOGETHER = { waitMs: 1, maxItems: 100 };

/** Stores jobs that no caller waits for, and their answers. */
@Injectable()
export class AsyncEvaluationService {
  private readonly sealed: SealedEvaluations;
  private readonly accepted: GroupCommit<NewRow>;
  private readonly answered: GroupCommit<AsyncAnswer>;

  constructor(
    private readonly database: ManagementStore,
    private readonly queues: EvaluationQueues,
    private readonly dispatcher: Dispatcher,
    @Inject(MANAGEMENT_SECRETS) secrets: Secrets,
  ) {
    this.sealed = new SealedEvaluations(secrets);
    this.accepted = new GroupCommit(
      TOGETHER,
      ({ job }) => job?.length ?? 0,
      (rows) =>
        this.database.read((manager) =>
          insertRows(manager, asyncEvaluationTable, rows.map(valuesOf)),
        ),
    );
    this.answered = new GroupCommit(
      TOGETHER,
      ({ answer }) => JSON.stringify(answer).length,
      (answers) => this.storeAll(answers),
    );
  }

  /**
   * Resolves when the job is stored and its queue has confirmed it.
   * @throws Unavailable, and the job is not kept
   */
  async accept(caller: Caller, job: EvaluationJob): Promise<{ id: string }> {
    await this.store(job);
    try {
      await this.queues.enqueue({ job });
    } catch (error) {
      await this.forget(caller, job.id);
      throw error;
    }
    return { id: job.id };
  }

  /** Stores a job that is queued already; one that is stored stays as it is. */
  store(job: EvaluationJob): Promise<void> {
    return this.accepted.add({
      id: job.id,
      workspace: job.workspace,
      batch: null,
      line: null,
      state: 'queued',
      job: this.sealed.sealJob(job),
      error: null,
      attempts: 1,
      due_at: new Date(this.database.now.getTime() + LEASE_MS),
    });
  }

  /** Stores an answer, unless the evaluation has one already. */
  keep(answer: AsyncAnswer): Promise<void> {
    return this.answered.add(answer);
  }

  /** Returns `null` for an id without an asynchronous evaluation. */
  find(caller: Caller, id: string): Promise<EvaluationAnswer | PendingEvaluation | null> {
    return this.database.read((manager) =>
      new AsyncEvaluationRepository(manager, caller, this.sealed).find(id),
    );
  }

  private async storeAll(answers: readonly AsyncAnswer[]): Promise<void> {
    const expiresAt = new Date(this.database.now.getTime() + ANSWER_RETENTION_MS);
    await this.database.read((manager) =>
      manager.transaction((transaction) =>
        storeAnswers(transaction, answers, this.sealed, expiresAt),
      ),
    );
    this.dispatcher.wake();
  }

  private async forget(caller: Caller, id: string): Promise<void> {
    await this.database
      .read((manager) => new AsyncEvaluationRepository(manager, caller, this.sealed).forget(id))
      // A row that stays is evaluated later, although its caller was refused.
      .catch(() => undefined);
  }
}
