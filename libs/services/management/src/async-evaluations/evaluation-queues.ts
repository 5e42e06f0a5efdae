import { Injectable } from '@nestjs/common';
import {
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

  /** Resolves when the queue has confirmed the job. @throws Unavailable */
  enqueue(evaluation: AsyncEvaluation): Promise<void> {
    const mode = slowestMode(evaluation.job.checks.map((check) => check.mode));
    return this.messages.enqueue(runAsyncEvaluation, evaluation, evaluationQueue(mode, 'batch'));
  }
}
