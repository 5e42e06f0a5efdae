import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Counter } from 'prom-client';
import {
  type ExchangeCompleted,
  type ExchangesCompleted,
  exchangesCompleted,
  type GuardrailAlerted,
  guardrailAlerted,
} from '@touchstone/contracts';
import { Gathering, Readiness } from '@touchstone/kernel';
import { InsistentPublisher, MessagingClient } from '@touchstone/messaging';

const lostCounter = new Counter({
  name: 'touchstone_exchange_events_lost_total',
  help: 'Events of exchanges with model vendors, alerts among them, given up because the broker was away too long.',
});

/** Under load many go as one message; what a killed process takes with it is no more than this. */
const TOGETHER = { waitMs: 25, most: 50 };

/** Tells the history of exchanges with vendors, and the notifier of what is to alarm somebody. */
@Injectable()
export class ExchangePublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(ExchangePublisher.name);
  private readonly exchanges: InsistentPublisher<ExchangesCompleted>;
  private readonly gathering = new Gathering<ExchangeCompleted>(TOGETHER, (exchanges) =>
    this.exchanges.publish({ exchanges }),
  );
  private readonly alerts: InsistentPublisher<GuardrailAlerted>;

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.exchanges = new InsistentPublisher(messages, exchangesCompleted, ({ exchanges }) =>
      lostCounter.inc(exchanges.length),
    );
    this.alerts = new InsistentPublisher(messages, guardrailAlerted, () => lostCounter.inc());
    readiness.add('exchange events', () =>
      this.exchanges.isLosing || this.alerts.isLosing
        ? 'Events of exchanges are being lost: the message broker was away too long.'
        : undefined,
    );
  }

  publish(exchange: ExchangeCompleted, alerts: readonly GuardrailAlerted[]): void {
    this.gathering.add(exchange);
    for (const alert of alerts) this.alerts.publish(alert);
  }

  async onApplicationShutdown(): Promise<void> {
    this.gathering.flush();
    const [exchanges, alerts] = await Promise.all([this.exchanges.stop(), this.alerts.stop()]);
    const undelivered = exchanges + alerts;
    if (undelivered > 0)
      this.logger.error(
        { messages: undelivered },
        'Events of exchanges were not delivered before the shutdown.',
      );
  }
}
