import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationPage,
  type EvaluationsCompleted,
  evaluationsCompleted,
  getEvaluation,
  listEvaluations,
  managementQueue,
  type RequestOf,
  type StoredEvaluation,
  type Subscription,
} from '@touchstone/contracts';
import { Management } from '../management';

const FROM = { queues: [managementQueue] };
const SHARED: { subscription: Subscription } = {
  subscription: { service: 'management', kind: 'shared' },
};

@Controller()
export class HistoryConsumer {
  constructor(private readonly management: Management) {}

  @EventPattern(evaluationCompleted.pattern, SHARED)
  keep(@Payload() event: EvaluationCompleted): Promise<void> {
    return this.management.history.keep(event);
  }

  @EventPattern(evaluationsCompleted.pattern, SHARED)
  keepAll(@Payload() { evaluations }: EvaluationsCompleted): Promise<void> {
    return this.management.history.keep(...evaluations);
  }

  @MessagePattern(getEvaluation.pattern, FROM)
  get(@Payload() { caller, id }: RequestOf<typeof getEvaluation>): Promise<StoredEvaluation> {
    return this.management.history.get(caller, id);
  }

  @MessagePattern(listEvaluations.pattern, FROM)
  list(@Payload() { caller, filter }: RequestOf<typeof listEvaluations>): Promise<EvaluationPage> {
    return this.management.history.list(caller, filter);
  }
}
