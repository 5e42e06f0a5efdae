import { Controller } from '@nestjs/common';
import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import { EVALUATION_QUEUES, runEvaluation, type EvaluationJob, type EvaluationOutcome } from '@touchstone/contracts';
import type { Delivery } from '@touchstone/messaging';
import { EvaluationService } from './evaluation.service';

@Controller()
export class EvaluationConsumer {
  constructor(private readonly evaluations: EvaluationService) {}

  @MessagePattern(runEvaluation.pattern, { queues: EVALUATION_QUEUES })
  run(@Payload() job: EvaluationJob, @Ctx() { deadline }: Delivery): Promise<EvaluationOutcome> {
    return this.evaluations.run(job, deadline);
  }
}
