import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import {
  EVALUATION_QUEUES,
  type EvaluationJob,
  type EvaluationOutcome,
  runEvaluation,
} from '@touchstone/contracts';
import type { Delivery } from '@touchstone/messaging';
import { BatchPace } from './batch-pace';
import { EvaluationService } from './evaluation.service';

@Controller()
export class EvaluationConsumer {
  constructor(
    private readonly evaluations: EvaluationService,
    private readonly pace: BatchPace,
  ) {}

  @MessagePattern(runEvaluation.pattern, { queues: EVALUATION_QUEUES, immutableResult: true })
  async run(@Payload() job: EvaluationJob, @Ctx() delivery: Delivery): Promise<EvaluationOutcome> {
    this.pace.noteLive();
    const { outcome, published } = await this.evaluations.run(job, delivery.deadline);
    delivery.acknowledgeAfter(published);
    return outcome;
  }
}
