import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import {
  type EndedEvaluation,
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationFeed,
  type EvaluationPage,
  type EvaluationsCompleted,
  evaluationsCompleted,
  followEvaluations,
  getEvaluation,
  listEvaluations,
  managementQueue,
  type PendingEvaluation,
  readEvaluation,
  type RequestOf,
  type StoredEvaluation,
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

  @MessagePattern(readEvaluation.pattern, FROM)
  read(@Payload() { caller, id }: RequestOf<typeof readEvaluation>): Promise<StoredEvaluation> {
    return this.history.read(caller, id);
  }

  @MessagePattern(listEvaluations.pattern, FROM)
  list(@Payload() { caller, filter }: RequestOf<typeof listEvaluations>): Promise<EvaluationPage> {
    return this.history.list(caller, filter);
  }

  @MessagePattern(followEvaluations.pattern, FROM)
  follow(
    @Payload() { caller, criteria, after }: RequestOf<typeof followEvaluations>,
  ): Promise<EvaluationFeed | null> {
    return this.history.follow(caller, criteria, after);
  }
}
