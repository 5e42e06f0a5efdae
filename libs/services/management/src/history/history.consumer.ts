import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  evaluationCompleted, getEvaluation, listEvaluations, managementQueue,
  type EvaluationCompleted, type EvaluationPage, type RequestOf, type StoredEvaluation,
} from '@touchstone/contracts';
import { Management } from '../management';

const FROM = { queues: [managementQueue] };

@Controller()
export class HistoryConsumer {
  constructor(private readonly management: Management) {}

  @EventPattern(evaluationCompleted.pattern, { subscription: { service: 'management', kind: 'shared' } })
  keep(@Payload() event: EvaluationCompleted): Promise<void> {
    return this.management.history.keep(event);
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
