import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  ASYNC_EVALUATION_QUEUES,
  asyncAnswersQueue,
  type AsyncEvaluation,
  type EvaluationJob,
  type EvaluationOutcome,
  runAsyncEvaluation,
  slowestMode,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { MessagingClient } from '@touchstone/messaging';
import { BatchPace } from './batch-pace';
import { BATCH_SCHEDULE } from './detection.client';
import { EvaluationService } from './evaluation.service';

/** Runs evaluations that no caller waits for, and sends the answers to be stored. */
@Controller()
export class AsyncEvaluationConsumer {
  constructor(
    private readonly evaluations: EvaluationService,
    private readonly messages: MessagingClient,
    private readonly pace: BatchPace,
  ) {}

  @MessagePattern(runAsyncEvaluation.pattern, { queues: ASYNC_EVALUATION_QUEUES })
  async run(@Payload() { job, isLine, abandoned }: AsyncEvaluation): Promise<void> {
    // In quality mode it waits for the judge, who answers live questions first.
    const isWaiting = slowestMode(job.checks.map(({ mode }) => mode)) === 'quality';
    if (abandoned === true) await this.store(job, this.evaluations.abandon(job));
    else if (isLine === true && !isWaiting) await this.pace.run(() => this.evaluate(job));
    else await this.evaluate(job);
  }

  private async evaluate(job: EvaluationJob): Promise<void> {
    await this.store(job, await this.evaluations.evaluate(job, BATCH_SCHEDULE));
  }

  private async store(job: EvaluationJob, outcome: EvaluationOutcome): Promise<void> {
    // The answer first: if the process dies now, a repeated evaluation cannot replace it.
    const { workspace } = job;
    await this.messages.enqueue(storeAsyncAnswer, { ...outcome, workspace }, asyncAnswersQueue);
    await this.evaluations.publish(job, outcome);
  }
}
