import { Injectable } from '@nestjs/common';
import type {
  Caller,
  EndedEvaluation,
  EvaluationCompleted,
  EvaluationFilter,
  EvaluationPage,
  PendingEvaluation,
  StoredEvaluation,
} from '@touchstone/contracts';
import { NotFound } from '@touchstone/storage';
import { AsyncEvaluationService } from '../async-evaluations/async-evaluation.service';
import { KeyUsage } from '../keys/key-usage';
import { ManagementStore } from '../management.store';
import { EvaluationRepository } from './evaluation.repository';
import { evaluationTable } from './evaluation-table';
import { HistoryWriter } from './history-writer';

const notStoredYet = (error: unknown): null => {
  if (error instanceof NotFound) return null;
  throw error;
};

/** Stores and reads finished evaluations. */
@Injectable()
export class HistoryService {
  private readonly writer: HistoryWriter<EvaluationCompleted>;

  constructor(
    private readonly store: ManagementStore,
    private readonly usage: KeyUsage,
    private readonly asyncEvaluations: AsyncEvaluationService,
  ) {
    this.writer = new HistoryWriter(store, evaluationTable);
  }

  /**
   * @param isAsync its whole answer is still to come if it is not stored yet
   * @throws NotFound
   */
  async get(
    caller: Caller,
    id: string,
    isAsync = false,
  ): Promise<EndedEvaluation | PendingEvaluation> {
    // First: for a while, it has the quotes and reasons that the history may not keep.
    const found = await this.asyncEvaluations.find(caller, id);
    if (found?.status === 'pending') return found;
    if (found === null && isAsync) throw new NotFound();
    if (found === null) return this.stored(caller, id);
    const content = await this.stored(caller, id).then((stored) => stored.content, notStoredYet);
    return { ...found, content };
  }

  list(caller: Caller, filter: EvaluationFilter): Promise<EvaluationPage> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).page(filter));
  }

  private stored(caller: Caller, id: string): Promise<StoredEvaluation> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).get(id));
  }

  async keep(...events: readonly EvaluationCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // Gateways cache keys and resolve them only now and then; here every use is seen.
    for (const { keyId } of events) this.usage.touch(keyId);
  }
}
