import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { evaluationCompleted, guardrailAlerted, type EvaluationCompleted, type GuardrailAlerted, type Subscription } from '@touchstone/contracts';
import { Notifications } from '../notifications';

const SHARED: { subscription: Subscription } = { subscription: { service: 'notifier', kind: 'shared' } };

@Controller()
export class OccasionConsumer {
  constructor(private readonly notifications: Notifications) {}

  @EventPattern(evaluationCompleted.pattern, SHARED)
  evaluated(@Payload() completed: EvaluationCompleted): Promise<void> {
    return this.notifications.announcer.evaluated(completed);
  }

  @EventPattern(guardrailAlerted.pattern, SHARED)
  alerted(@Payload() alerted: GuardrailAlerted): Promise<void> {
    return this.notifications.announcer.alerted(alerted);
  }
}
