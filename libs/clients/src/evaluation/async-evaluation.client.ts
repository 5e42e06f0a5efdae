import { Inject, Injectable } from '@nestjs/common';
import {
  acceptEvaluation,
  ANSWER_RETENTION_MS,
  asyncAcceptedQueue,
  type Caller,
  type EndedEvaluation,
  type EvaluationJob,
  evaluationQueue,
  getEvaluation,
  type PendingEvaluation,
  runAsyncEvaluation,
  slowestMode,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { ManagementClient } from '../management/management.client';
import { UnknownId } from '../unknown-id';
import { AcceptedIds } from './accepted-ids';

/** Hands over evaluations that no caller waits for. */
@Injectable()
export class AsyncEvaluationClient {
  constructor(
    private readonly messages: MessagingClient,
    private readonly management: ManagementClient,
    private readonly ids: AcceptedIds,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns an id for an evaluation to accept. */
  newId(workspace: string): string {
    return this.ids.next(workspace);
  }

  /**
   * Resolves when the job is durable: in two queues of the broker, one for the aggregator and one
   * for the management service; or, where queues end with the process, in the database.
   * @throws Unavailable; the job may run even so
   */
  async accept(job: EvaluationJob): Promise<void> {
    const { workspace, keyId } = job;
    if (!this.messages.isDurable) {
      await this.management.ask(acceptEvaluation, { caller: { workspace, keyId }, job });
      return;
    }
    const mode = slowestMode(job.checks.map((check) => check.mode));
    await this.messages.enqueue(
      runAsyncEvaluation,
      { job },
      evaluationQueue(mode, 'batch'),
      asyncAcceptedQueue,
    );
  }

  /**
   * Reads any evaluation of the workspace.
   * @throws UnknownId, Unavailable
   */
  async get(caller: Caller, id: string): Promise<EndedEvaluation | PendingEvaluation> {
    const isAsync = this.isAccepted(caller, id);
    try {
      return await this.management.ask(getEvaluation, { caller, id, ...(isAsync && { isAsync }) });
    } catch (error) {
      // Accepted, and still on its way to the management service.
      if (error instanceof UnknownId && isAsync) return { status: 'pending' };
      throw error;
    }
  }

  private isAccepted({ workspace }: Caller, id: string): boolean {
    return (
      this.messages.isDurable &&
      this.ids.includes(id, workspace, ANSWER_RETENTION_MS, this.clock.nowMs())
    );
  }
}
