import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import {
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationsCompleted,
  evaluationsCompleted,
  type GuardrailAlerted,
  guardrailAlerted,
  type Subscription,
} from '@touchstone/contracts';
import { NotificationDispatcher } from './notification-dispatcher';

const SHARED: { subscription: Subscription } = {
  subscription: { service: 'notifier', kind: 'shared' },
};

@Controller()
export class EventConsumer {
  constructor(private readonly dispatcher: NotificationDispatcher) {}

  @EventPattern(evaluationCompleted.pattern, SHARED)
  evaluated(@Payload() completed: EvaluationCompleted): Promise<void> {
    return this.dispatcher.evaluationCompleted(completed);
  }

  @EventPattern(evaluationsCompleted.pattern, SHARED)
  async allEvaluated(@Payload() { evaluations }: EvaluationsCompleted): Promise<void> {
    await Promise.all(
      evaluations.map((completed) => this.dispatcher.evaluationCompleted(completed)),
    );
  }

  @EventPattern(guardrailAlerted.pattern, SHARED)
  alerted(@Payload() alerted: GuardrailAlerted): Promise<void> {
    return this.dispatcher.guardrailAlerted(alerted);
  }
}
