import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  ASYNC_EVALUATION_QUEUES,
  asyncAnswersQueue,
  type AsyncEvaluation,
  runAsyncEvaluation,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { MessagingClient } from '@touchstone/messaging';
import { BATCH_SCHEDULE } from './detection.client';
import { EvaluationService } from './evaluation.service';

/** Runs evaluations that no caller waits for, and sends the answers to be stored. */
@Controller()
export class AsyncEvaluationConsumer {
  constructor(
    private readonly evaluations: EvaluationService,
    private readonly messages: MessagingClient,
  ) {}

  @MessagePattern(runAsyncEvaluation.pattern, { queues: ASYNC_EVALUATION_QUEUES })
  async run(@Payload() { job, abandoned }: AsyncEvaluation): Promise<void> {
    const outcome =
      abandoned === true
        ? this.evaluations.abandon(job)
        : await this.evaluations.evaluate(job, BATCH_SCHEDULE);
    // The answer first: if the process dies now, a repeated evaluation cannot replace it.
    const { workspace } = job;
    await this.messages.enqueue(storeAsyncAnswer, { ...outcome, workspace }, asyncAnswersQueue);
    await this.evaluations.publish(job, outcome);
  }
}
