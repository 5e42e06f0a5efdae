import type { EventContract } from '@touchstone/contracts';
import type { MessagingClient } from './messaging-client';

/** What is kept while the broker is away. */
const KEPT = 1_000;
/** Of all kept events together, as JSON. */
const KEPT_CHARACTERS = 64 * 1024 * 1024;
const RETRY_MS = 1_000;

interface Kept<Event> {
  event: Event;
  characters: number;
}

/**
 * Publishes events behind the back of whoever has them. One that the broker did not confirm is kept and tried again; a full buffer
 * loses its oldest.
 */
export class InsistentPublisher<Event> {
  private readonly kept: Kept<Event>[] = [];
  private keptCharacters = 0;
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();
  private overflowed = false;

  /** @param lost is told of every event that is given up */
  constructor(
    private readonly messages: MessagingClient,
    private readonly contract: EventContract<Event>,
    private readonly lost: (event: Event) => void,
  ) {}

  /** From the first event lost until the buffer is empty again. */
  get isLosing(): boolean {
    return this.overflowed;
  }

  publish(event: Event): void {
    this.underWay = Promise.all([this.underWay, this.tryOne(event)]).then(() => undefined);
  }

  /** Waits for what is on its way. @returns how many events were not delivered */
  async stop(): Promise<number> {
    clearTimeout(this.timer);
    await this.underWay;
    return this.kept.length;
  }

  private async tryOne(event: Event, characters?: number): Promise<void> {
    try {
      await this.messages.publishEvent(this.contract, event);
    } catch {
      this.keep({ event, characters: characters ?? JSON.stringify(event).length });
    }
  }

  private keep(one: Kept<Event>): void {
    this.kept.push(one);
    this.keptCharacters += one.characters;
    while (this.kept.length > KEPT || this.keptCharacters > KEPT_CHARACTERS) this.loseOldest();
    this.timer ??= setTimeout(() => void this.retry(), RETRY_MS).unref();
  }

  private loseOldest(): void {
    const oldest = this.kept.shift();
    if (oldest === undefined) return;
    this.keptCharacters -= oldest.characters;
    this.overflowed = true;
    this.lost(oldest.event);
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    this.keptCharacters = 0;
    await Promise.all(
      this.kept.splice(0).map(({ event, characters }) => this.tryOne(event, characters)),
    );
    if (this.kept.length === 0) this.overflowed = false;
  }
}
