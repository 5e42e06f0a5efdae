import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationsCompleted,
  evaluationsCompleted,
} from '@touchstone/contracts';
import { Gathering, Readiness } from '@touchstone/kernel';
import { InsistentPublisher, MessagingClient } from '@touchstone/messaging';
import { eventsLostCounter } from './metrics';

/** Of guardrails many go as one message; what a killed process takes with it is no more than this. */
const TOGETHER = { waitMs: 25, most: 50 };

/** Tells the world of finished evaluations: one by one, but for those of guardrails, which come with the traffic to model vendors. */
@Injectable()
export class CompletionPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(CompletionPublisher.name);
  private readonly single: InsistentPublisher<EvaluationCompleted>;
  private readonly together: InsistentPublisher<EvaluationsCompleted>;
  private readonly gathering = new Gathering<EvaluationCompleted>(TOGETHER, (evaluations) =>
    this.together.publish({ evaluations }),
  );

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.single = new InsistentPublisher(messages, evaluationCompleted, () =>
      eventsLostCounter.inc(),
    );
    this.together = new InsistentPublisher(messages, evaluationsCompleted, ({ evaluations }) =>
      eventsLostCounter.inc(evaluations.length),
    );
    readiness.add('result events', () =>
      this.single.isLosing || this.together.isLosing
        ? 'Result events are being lost: the message broker was away too long.'
        : undefined,
    );
  }

  /** A content may be as large as a request: fifty of them would be no message. */
  publish(event: EvaluationCompleted): void {
    if (event.source === 'guardrail' && event.content === undefined) this.gathering.add(event);
    else this.single.publish(event);
  }

  async onApplicationShutdown(): Promise<void> {
    this.gathering.flush();
    const [single, together] = await Promise.all([this.single.stop(), this.together.stop()]);
    const undelivered = single + together;
    if (undelivered > 0)
      this.logger.error(
        { messages: undelivered },
        'Result events were not delivered before the shutdown.',
      );
  }
}
