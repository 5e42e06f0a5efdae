import { Injectable } from '@nestjs/common';
import type {
  Caller,
  EvaluationCompleted,
  EvaluationFilter,
  EvaluationPage,
  StoredEvaluation,
} from '@touchstone/contracts';
import { KeyUsage } from '../keys/key-usage';
import { ManagementStore } from '../management.store';
import { EvaluationRepository } from './evaluation.repository';
import { evaluationTable } from './evaluation-table';
import { HistoryWriter } from './history-writer';

/** Stores and reads finished evaluations. */
@Injectable()
export class HistoryService {
  private readonly writer: HistoryWriter<EvaluationCompleted>;

  constructor(
    private readonly store: ManagementStore,
    private readonly usage: KeyUsage,
  ) {
    this.writer = new HistoryWriter(store, evaluationTable);
  }

  get(caller: Caller, id: string): Promise<StoredEvaluation> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).get(id));
  }

  list(caller: Caller, filter: EvaluationFilter): Promise<EvaluationPage> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).page(filter));
  }

  async keep(...events: readonly EvaluationCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // Gateways cache keys and resolve them only now and then; here every use is seen.
    for (const { keyId } of events) this.usage.touch(keyId);
  }
}
