import type {
  Caller,
  EvaluationCompleted,
  EvaluationFilter,
  EvaluationPage,
  StoredEvaluation,
} from '@touchstone/contracts';
import type { Store } from '@touchstone/storage';
import type { KeyUsage } from '../keys/key-usage';
import { EvaluationRepository } from './evaluation.repository';
import type { HistoryWriter } from './history-writer';

/** Finished evaluations. */
export class HistoryService {
  constructor(
    private readonly store: Store,
    private readonly writer: HistoryWriter<EvaluationCompleted>,
    private readonly usage: KeyUsage,
  ) {}

  get(caller: Caller, id: string): Promise<StoredEvaluation> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).get(id));
  }

  list(caller: Caller, filter: EvaluationFilter): Promise<EvaluationPage> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).page(filter));
  }

  async keep(...events: readonly EvaluationCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // The gateway asks whose key it is only now and then; here every use is seen.
    for (const { keyId } of events) this.usage.touch(keyId);
  }
}
