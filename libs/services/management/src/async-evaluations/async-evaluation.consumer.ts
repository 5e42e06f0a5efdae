import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import {
  acceptEvaluation,
  asyncAcceptedQueue,
  type AsyncAnswer,
  asyncAnswersQueue,
  type AsyncEvaluation,
  managementQueue,
  type RequestOf,
  runAsyncEvaluation,
  storeAsyncAnswer,
} from '@touchstone/contracts';
import { AsyncEvaluationService } from './async-evaluation.service';

@Controller()
export class AsyncEvaluationConsumer {
  constructor(private readonly evaluations: AsyncEvaluationService) {}

  @MessagePattern(acceptEvaluation.pattern, { queues: [managementQueue] })
  accept(@Payload() { caller, job }: RequestOf<typeof acceptEvaluation>): Promise<{ id: string }> {
    return this.evaluations.accept(caller, job);
  }

  @MessagePattern(runAsyncEvaluation.pattern, { queues: [asyncAcceptedQueue] })
  store(@Payload() { job }: AsyncEvaluation): Promise<void> {
    return this.evaluations.store(job);
  }

  @MessagePattern(storeAsyncAnswer.pattern, { queues: [asyncAnswersQueue] })
  keep(@Payload() answer: AsyncAnswer): Promise<void> {
    return this.evaluations.keep(answer);
  }
}
