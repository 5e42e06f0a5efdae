import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { evaluationCompleted, type EvaluationCompleted } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { eventsLostCounter } from './metrics';

const KEPT = 1_000;
const RETRY_MS = 1_000;

/** Tells the world of finished evaluations. An event the broker did not confirm is kept and tried again; a full buffer loses its oldest, counted. */
@Injectable()
export class CompletionPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(CompletionPublisher.name);
  private readonly kept: EvaluationCompleted[] = [];
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  /** From the first event lost until the buffer is empty again. */
  private overflowed = false;

  constructor(
    private readonly messages: MessagingClient,
    readiness: Readiness,
  ) {
    readiness.add('result events', () => (this.overflowed ? 'Result events are being lost: the message broker was away too long.' : undefined));
  }

  publish(event: EvaluationCompleted): void {
    this.underWay = Promise.all([this.underWay, this.tryOne(event)]).then(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.underWay;
    if (this.kept.length > 0) this.logger.error({ events: this.kept.length }, 'Result events were not delivered before the shutdown.');
  }

  private async tryOne(event: EvaluationCompleted): Promise<void> {
    try {
      await this.messages.publishEvent(evaluationCompleted, event);
    } catch {
      this.keep(event);
    }
  }

  private keep(event: EvaluationCompleted): void {
    this.kept.push(event);
    if (this.kept.length > KEPT) {
      this.kept.shift();
      this.overflowed = true;
      eventsLostCounter.inc();
    }
    this.timer ??= setTimeout(() => void this.retry(), RETRY_MS).unref();
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    await Promise.all(this.kept.splice(0).map((event) => this.tryOne(event)));
    if (this.kept.length === 0) this.overflowed = false;
  }
}
