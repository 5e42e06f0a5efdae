import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  type EndedEvaluation,
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationPage,
  type EvaluationsCompleted,
  evaluationsCompleted,
  getEvaluation,
  listEvaluations,
  managementQueue,
  type PendingEvaluation,
  type RequestOf,
  type Subscription,
} from '@touchstone/contracts';
import { HistoryService } from './history.service';

const FROM = { queues: [managementQueue] };
const SHARED: { subscription: Subscription } = {
  subscription: { service: 'management', kind: 'shared' },
};

@Controller()
export class HistoryConsumer {
  constructor(private readonly history: HistoryService) {}

  @EventPattern(evaluationCompleted.pattern, SHARED)
  keep(@Payload() event: EvaluationCompleted): Promise<void> {
    return this.history.keep(event);
  }

  @EventPattern(evaluationsCompleted.pattern, SHARED)
  keepAll(@Payload() { evaluations }: EvaluationsCompleted): Promise<void> {
    return this.history.keep(...evaluations);
  }

  @MessagePattern(getEvaluation.pattern, FROM)
  get(
    @Payload() { caller, id, isAsync }: RequestOf<typeof getEvaluation>,
  ): Promise<EndedEvaluation | PendingEvaluation> {
    return this.history.get(caller, id, isAsync);
  }

  @MessagePattern(listEvaluations.pattern, FROM)
  list(@Payload() { caller, filter }: RequestOf<typeof listEvaluations>): Promise<EvaluationPage> {
    return this.history.list(caller, filter);
  }
}
