import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type EvaluationCompleted,
  evaluationCompleted,
  type EvaluationsCompleted,
  evaluationsCompleted,
  withoutTexts,
} from '@touchstone/contracts';
import { Batcher, Readiness } from '@touchstone/kernel';
import { MessagingClient, RetryingPublisher } from '@touchstone/messaging';
import { eventsLostCounter } from './metrics';

/** Bounds of a batch of events from guardrails. */
const TOGETHER = { waitMs: 25, maxItems: 50 };

interface Pending {
  event: EvaluationCompleted;
  published: () => void;
}

/**
 * Publishes the result events of finished evaluations, one by one; those of guardrails in batches,
 * since they come with the traffic to model vendors.
 */
@Injectable()
export class CompletionPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(CompletionPublisher.name);
  private readonly single: RetryingPublisher<EvaluationCompleted>;
  private readonly together: RetryingPublisher<EvaluationsCompleted>;
  private readonly batcher = new Batcher<Pending>(
    TOGETHER,
    (pending) => void this.publishTogether(pending),
  );

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.single = new RetryingPublisher(
      messages,
      evaluationCompleted,
      () => eventsLostCounter.inc(),
      (event) => this.publishWithoutTexts(event),
    );
    this.together = new RetryingPublisher(
      messages,
      evaluationsCompleted,
      ({ evaluations }) => eventsLostCounter.inc(evaluations.length),
      async ({ evaluations }) =>
        void (await Promise.all(evaluations.map((event) => this.single.publish(event)))),
    );
    readiness.add('result events', () =>
      this.single.isDropping || this.together.isDropping
        ? 'Result events are being lost: the message broker was unavailable for too long.'
        : undefined,
    );
  }

  /** Resolves once the broker has confirmed the event, or when it is dropped. */
  publish(event: EvaluationCompleted): Promise<void> {
    // A content may be as large as a request: fifty of them would exceed a message.
    if (event.source !== 'guardrail' || event.content !== undefined)
      return this.single.publish(event);
    return new Promise((published) => this.batcher.add({ event, published }));
  }

  async onApplicationShutdown(): Promise<void> {
    this.batcher.flush();
    const [single, together] = await Promise.all([this.single.stop(), this.together.stop()]);
    const undelivered = single + together;
    if (undelivered > 0)
      this.logger.error(
        { messages: undelivered },
        'Result events were not delivered before the shutdown.',
      );
  }

  /**
   * Publishes an event without its texts: content, quotes and checks together may exceed a message
   * although the job did not. The history then has only the verdicts.
   */
  private async publishWithoutTexts({
    content,
    checks,
    ...event
  }: EvaluationCompleted): Promise<void> {
    if (content === undefined && checks === undefined) return eventsLostCounter.inc();
    await this.single.publish({ ...event, answer: withoutTexts(event.answer) });
  }

  private async publishTogether(pending: readonly Pending[]): Promise<void> {
    await this.together.publish({ evaluations: pending.map(({ event }) => event) });
    for (const { published } of pending) published();
  }
}
