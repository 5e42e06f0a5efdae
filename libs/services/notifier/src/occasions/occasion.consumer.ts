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
import { Notifications } from '../notifications';

const SHARED: { subscription: Subscription } = {
  subscription: { service: 'notifier', kind: 'shared' },
};

@Controller()
export class OccasionConsumer {
  constructor(private readonly notifications: Notifications) {}

  @EventPattern(evaluationCompleted.pattern, SHARED)
  evaluated(@Payload() completed: EvaluationCompleted): Promise<void> {
    return this.notifications.announcer.evaluated(completed);
  }

  @EventPattern(evaluationsCompleted.pattern, SHARED)
  async evaluatedTogether(@Payload() { evaluations }: EvaluationsCompleted): Promise<void> {
    await Promise.all(
      evaluations.map((completed) => this.notifications.announcer.evaluated(completed)),
    );
  }

  @EventPattern(guardrailAlerted.pattern, SHARED)
  alerted(@Payload() alerted: GuardrailAlerted): Promise<void> {
    return this.notifications.announcer.alerted(alerted);
  }
}
