import { Controller } from '@nestjs/common';
import {
  EVALUATION_QUEUES,
  type EvaluationJob,
  type EvaluationOutcome,
  runEvaluation,
} from '@touchstone/contracts';
import { type Delivery, Serves } from '@touchstone/messaging';
import { EvaluationService } from './evaluation.service';

@Controller()
export class EvaluationConsumer {
  constructor(private readonly evaluations: EvaluationService) {}

  @Serves(runEvaluation, EVALUATION_QUEUES)
  run(job: EvaluationJob, { deadline }: Delivery): Promise<EvaluationOutcome> {
    return this.evaluations.run(job, deadline);
  }
}
