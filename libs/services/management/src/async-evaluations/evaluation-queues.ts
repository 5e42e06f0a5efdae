import { Injectable } from '@nestjs/common';
import {
  ASYNC_EVALUATION_QUEUES,
  type AsyncEvaluation,
  evaluationQueue,
  runAsyncEvaluation,
  slowestMode,
} from '@touchstone/contracts';
import { MessagingClient } from '@touchstone/messaging';

/** Queues jobs for the aggregators. */
@Injectable()
export class EvaluationQueues {
  constructor(private readonly messages: MessagingClient) {}

  /** Queued jobs survive the end of every process. */
  get areDurable(): boolean {
    return this.messages.isDurable;
  }

  /** Counts the jobs that no aggregator has taken. @throws Unavailable */
  async countWaiting(): Promise<number> {
    const counts = await Promise.all(
      ASYNC_EVALUATION_QUEUES.map((queue) => this.messages.countWaiting(queue)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Resolves when the queue has confirmed the job. @throws Unavailable */
  enqueue(evaluation: AsyncEvaluation): Promise<void> {
    const mode = slowestMode(evaluation.job.checks.map((check) => check.mode));
    return this.messages.enqueue(runAsyncEvaluation, evaluation, evaluationQueue(mode, 'batch'));
  }
}
