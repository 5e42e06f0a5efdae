import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import {
  type Caller,
  type EndedEvaluation,
  type EvaluationCompleted,
  type EvaluationCriteria,
  type EvaluationFeed,
  type EvaluationFilter,
  type EvaluationPage,
  evaluationsStored,
  hasScope,
  type PendingEvaluation,
  type StoredEvaluation,
} from '@touchstone/contracts';
import { Batcher } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { NotFound } from '@touchstone/storage';
import { AsyncEvaluationService } from '../async-evaluations/async-evaluation.service';
import { ApiKeyRepository } from '../keys/api-key.repository';
import { KeyUsage } from '../keys/key-usage';
import { ManagementStore } from '../management.store';
import { EvaluationRepository } from './evaluation.repository';
import { evaluationTable } from './evaluation-table';
import { HistoryWriter } from './history-writer';

const notStoredYet = (error: unknown): null => {
  if (error instanceof NotFound) return null;
  throw error;
};

/** Bounds the events about stored evaluations to ten a second. */
const ANNOUNCED_TOGETHER = { waitMs: 100, maxItems: 10_000 };

/** Stores and reads finished evaluations. */
@Injectable()
export class HistoryService implements OnApplicationShutdown {
  private readonly announcements = new Batcher<string>(ANNOUNCED_TOGETHER, (workspaces) =>
    this.announce(workspaces),
  );
  private readonly writer: HistoryWriter<EvaluationCompleted>;

  constructor(
    private readonly store: ManagementStore,
    private readonly usage: KeyUsage,
    private readonly asyncEvaluations: AsyncEvaluationService,
    @Inject(MessagingClient) private readonly messages: MessagingClient,
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
    if (found === null) return this.read(caller, id);
    const content = await this.read(caller, id).then((stored) => stored.content, notStoredYet);
    return { ...found, content };
  }

  list(caller: Caller, filter: EvaluationFilter): Promise<EvaluationPage> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).page(filter));
  }

  /** Returns `null` if the caller's key no longer works, or may no longer read. */
  follow(
    caller: Caller,
    criteria: EvaluationCriteria,
    after: string | null,
  ): Promise<EvaluationFeed | null> {
    return this.store.read(async (manager) => {
      const keys = new ApiKeyRepository(manager, caller);
      if (!hasScope(await keys.scopesOf(caller.keyId, this.store.now), 'read')) return null;
      return new EvaluationRepository(manager, caller).follow(criteria, after);
    });
  }

  /** @throws NotFound */
  read(caller: Caller, id: string): Promise<StoredEvaluation> {
    return this.store.read((manager) => new EvaluationRepository(manager, caller).get(id));
  }

  async keep(...events: readonly EvaluationCompleted[]): Promise<void> {
    await this.writer.add(...events);
    // Gateways cache keys and resolve them only now and then; here every use is seen.
    for (const { keyId, workspace } of events) {
      this.usage.touch(keyId);
      this.announcements.add(workspace);
    }
  }

  onApplicationShutdown(): void {
    this.announcements.flush();
  }

  private announce(workspaces: readonly string[]): void {
    // A lost event only delays feeds until they look again.
    this.messages
      .publishEvent(evaluationsStored, { workspaces: [...new Set(workspaces)] })
      .catch(() => undefined);
  }
}
