import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import {
  type EvaluationCompleted,
  evaluationCompleted,
  type ExchangeCompleted,
  type ExchangesCompleted,
  exchangesCompleted,
  type GuardrailAlerted,
  guardrailAlerted,
} from '@touchstone/contracts';
import { Batcher, Readiness } from '@touchstone/kernel';
import { MessagingClient, RetryingPublisher } from '@touchstone/messaging';
import { exchangeEventsLostCounter } from '../metrics';

/** Limits the loss when a process is killed; under load many exchanges share a message. */
const TOGETHER = { waitMs: 25, maxItems: 50 };

/** Publishes exchanges with vendors, their alerts, and evaluations that nothing else records. */
@Injectable()
export class ExchangePublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(ExchangePublisher.name);
  private readonly exchanges: RetryingPublisher<ExchangesCompleted>;
  private readonly batcher = new Batcher<ExchangeCompleted>(
    TOGETHER,
    (exchanges) => void this.exchanges.publish({ exchanges }),
  );
  private readonly alerts: RetryingPublisher<GuardrailAlerted>;
  private readonly evaluations: RetryingPublisher<EvaluationCompleted>;

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.exchanges = new RetryingPublisher(messages, exchangesCompleted, ({ exchanges }) =>
      exchangeEventsLostCounter.inc(exchanges.length),
    );
    this.alerts = new RetryingPublisher(messages, guardrailAlerted, () =>
      exchangeEventsLostCounter.inc(),
    );
    this.evaluations = new RetryingPublisher(messages, evaluationCompleted, () =>
      exchangeEventsLostCounter.inc(),
    );
    readiness.add('exchange events', () =>
      this.all.some(({ isDropping }) => isDropping)
        ? 'Events of exchanges are being lost: the message broker was away too long.'
        : undefined,
    );
  }

  /** @param unrecorded evaluations of the exchange that the aggregator has not recorded */
  publish(
    exchange: ExchangeCompleted,
    alerts: readonly GuardrailAlerted[],
    unrecorded: readonly EvaluationCompleted[] = [],
  ): void {
    this.batcher.add(exchange);
    for (const alert of alerts) void this.alerts.publish(alert);
    for (const evaluation of unrecorded) void this.evaluations.publish(evaluation);
  }

  async onApplicationShutdown(): Promise<void> {
    this.batcher.flush();
    const undelivered = (await Promise.all(this.all.map((publisher) => publisher.stop()))).reduce(
      (sum, count) => sum + count,
      0,
    );
    if (undelivered > 0)
      this.logger.error(
        { messages: undelivered },
        'Events of exchanges were not delivered before the shutdown.',
      );
  }

  private get all(): readonly Pick<RetryingPublisher<unknown>, 'isDropping' | 'stop'>[] {
    return [this.exchanges, this.alerts, this.evaluations];
  }
}
