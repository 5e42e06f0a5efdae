import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { evaluationCompleted, type EvaluationCompleted } from '@touchstone/contracts';
import { Readiness } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import { eventsLostCounter } from './metrics';

const KEPT = 1_000;
/** Of all kept events together, as JSON: one that carries its content has up to the size of a request's body, and more. */
const KEPT_CHARACTERS = 64 * 1024 * 1024;
const RETRY_MS = 1_000;

interface Kept {
  event: EvaluationCompleted;
  characters: number;
}

/** Tells the world of finished evaluations. An event the broker did not confirm is kept and tried again; a full buffer loses its oldest, counted. */
@Injectable()
export class CompletionPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(CompletionPublisher.name);
  private readonly kept: Kept[] = [];
  private keptCharacters = 0;
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

  private async tryOne(event: EvaluationCompleted, characters?: number): Promise<void> {
    try {
      await this.messages.publishEvent(evaluationCompleted, event);
    } catch {
      this.keep({ event, characters: characters ?? JSON.stringify(event).length });
    }
  }

  private keep(one: Kept): void {
    this.kept.push(one);
    this.keptCharacters += one.characters;
    while (this.kept.length > KEPT || this.keptCharacters > KEPT_CHARACTERS) this.loseOldest();
    this.timer ??= setTimeout(() => void this.retry(), RETRY_MS).unref();
  }

  private loseOldest(): void {
    this.keptCharacters -= this.kept.shift()?.characters ?? 0;
    this.overflowed = true;
    eventsLostCounter.inc();
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    this.keptCharacters = 0;
    await Promise.all(this.kept.splice(0).map(({ event, characters }) => this.tryOne(event, characters)));
    if (this.kept.length === 0) this.overflowed = false;
  }
}
