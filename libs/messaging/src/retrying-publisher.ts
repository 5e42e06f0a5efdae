import type { EventContract } from '@touchstone/contracts';
import { outsideTraces } from '@touchstone/kernel';
import { MessageTooLarge } from './broker';
import type { MessagingClient } from './messaging-client';

/** Events buffered while the broker is unavailable. */
const MAX_BUFFERED = 1_000;
/** All buffered events together, as JSON. */
const MAX_BUFFERED_CHARACTERS = 64 * 1024 * 1024;
const RETRY_MS = 1_000;

interface Buffered<Event> {
  event: Event;
  characters: number;
  settled: () => void;
}

/**
 * Publishes events in the background. Buffers and retries those that the broker has not confirmed;
 * a full buffer drops its oldest event.
 */
export class RetryingPublisher<Event> {
  private readonly buffered: Buffered<Event>[] = [];
  private bufferedCharacters = 0;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private overflowed = false;

  /**
   * @param onDropped receives every dropped event
   * @param onTooLarge publishes in another form an event larger than the broker accepts; by default
   * such an event is dropped
   */
  constructor(
    private readonly messages: MessagingClient,
    private readonly contract: EventContract<Event>,
    private readonly onDropped: (event: Event) => void,
    private readonly onTooLarge: (event: Event) => Promise<void> = async (event) =>
      this.onDropped(event),
  ) {}

  /** True from the first dropped event until the buffer is empty again. */
  get isDropping(): boolean {
    return this.overflowed;
  }

  /** Resolves when the broker has confirmed the event, or when it is dropped. */
  publish(event: Event): Promise<void> {
    return new Promise((settled) => {
      this.running = Promise.all([this.running, this.attempt(event, settled)]).then(
        () => undefined,
      );
    });
  }

  /** Waits for running attempts. @returns how many events were not delivered */
  async stop(): Promise<number> {
    clearTimeout(this.timer);
    await this.running;
    return this.buffered.length;
  }

  private async attempt(event: Event, settled: () => void, characters?: number): Promise<void> {
    try {
      await this.messages.publishEvent(this.contract, event);
      settled();
    } catch (error) {
      if (error instanceof MessageTooLarge) return void this.onTooLarge(event).then(settled);
      this.buffer({ event, settled, characters: characters ?? JSON.stringify(event).length });
    }
  }

  private buffer(one: Buffered<Event>): void {
    this.buffered.push(one);
    this.bufferedCharacters += one.characters;
    while (this.buffered.length > MAX_BUFFERED || this.bufferedCharacters > MAX_BUFFERED_CHARACTERS)
      this.dropOldest();
    this.timer ??= setTimeout(() => void outsideTraces(() => this.retry()), RETRY_MS).unref();
  }

  private dropOldest(): void {
    const oldest = this.buffered.shift();
    if (oldest === undefined) return;
    this.bufferedCharacters -= oldest.characters;
    this.overflowed = true;
    oldest.settled();
    this.onDropped(oldest.event);
  }

  private async retry(): Promise<void> {
    this.timer = undefined;
    this.bufferedCharacters = 0;
    await Promise.all(
      this.buffered
        .splice(0)
        .map(({ event, settled, characters }) => this.attempt(event, settled, characters)),
    );
    if (this.buffered.length === 0) this.overflowed = false;
  }
}
