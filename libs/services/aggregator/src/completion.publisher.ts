import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { evaluationCompleted, type EvaluationCompleted } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { InsistentPublisher, MessagingClient } from '@touchstone/messaging';
import { eventsLostCounter } from './metrics';

/** Tells the world of finished evaluations. */
@Injectable()
export class CompletionPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(CompletionPublisher.name);
  private readonly events: InsistentPublisher<EvaluationCompleted>;

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.events = new InsistentPublisher(messages, evaluationCompleted, () => eventsLostCounter.inc());
    readiness.add('result events', () => (this.events.isLosing ? 'Result events are being lost: the message broker was away too long.' : undefined));
  }

  publish(event: EvaluationCompleted): void {
    this.events.publish(event);
  }

  async onApplicationShutdown(): Promise<void> {
    const undelivered = await this.events.stop();
    if (undelivered > 0) this.logger.error({ events: undelivered }, 'Result events were not delivered before the shutdown.');
  }
}
