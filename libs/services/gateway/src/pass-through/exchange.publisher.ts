import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { exchangeCompleted, type ExchangeCompleted } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { InsistentPublisher, MessagingClient } from '@touchstone/messaging';
import { Counter } from 'prom-client';

const exchangesLostCounter = new Counter({
  name: 'touchstone_exchange_events_lost_total',
  help: 'Events of exchanges with model vendors given up because the broker was away too long.',
});

/** Tells the history of exchanges with vendors. */
@Injectable()
export class ExchangePublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(ExchangePublisher.name);
  private readonly events: InsistentPublisher<ExchangeCompleted>;

  constructor(messages: MessagingClient, readiness: Readiness) {
    this.events = new InsistentPublisher(messages, exchangeCompleted, () => exchangesLostCounter.inc());
    readiness.add('exchange events', () => (this.events.isLosing ? 'Events of exchanges are being lost: the message broker was away too long.' : undefined));
  }

  publish(exchange: ExchangeCompleted): void {
    this.events.publish(exchange);
  }

  async onApplicationShutdown(): Promise<void> {
    const undelivered = await this.events.stop();
    if (undelivered > 0) this.logger.error({ events: undelivered }, 'Events of exchanges were not delivered before the shutdown.');
  }
}
