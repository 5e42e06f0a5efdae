import type { Deadline } from '@touchstone/kernel';
import type { BodyOptions, Handler } from '../broker';
import { Gate } from '../gate';
import type { InFlight } from '../in-flight';

/** A message on its way. */
export interface Queued {
  pattern: string;
  /** Nobody else's, or not to be changed. */
  body: unknown;
  /** Of the body. */
  characters: number;
  deadline?: Deadline;
  traceparent?: string;
  /** How often it was handed out, this time included. */
  deliveries: number;
  replyTo?: string;
}

export interface Serving {
  handler: Handler;
  reply: BodyOptions;
}

/** Of all messages together that wait or are worked on: a service that cannot keep up must not take the process's memory. */
const MOST_CHARACTERS = 128 * 1024 * 1024;

/** A bounded queue that works on `prefetch` messages at once. */
export class InProcessQueue {
  readonly gate = new Gate();
  private readonly handlers = new Map<string, Serving>();
  private readonly waiting: Queued[] = [];
  private characters = 0;
  private running = 0;
  private stopped = false;

  constructor(
    readonly name: string,
    private readonly prefetch: number,
    private readonly limit: number,
    private readonly inFlight: InFlight,
    private readonly deliver: (queue: InProcessQueue, message: Queued) => Promise<void> | void,
  ) {}

  get served(): boolean {
    return this.handlers.size > 0;
  }

  handle(pattern: string, handler: Handler, reply: BodyOptions = {}): void {
    if (this.handlers.has(pattern)) throw new Error(`Two handlers for ${pattern} on ${this.name}.`);
    this.handlers.set(pattern, { handler, reply });
  }

  servingOf(pattern: string): Serving | undefined {
    return this.handlers.get(pattern);
  }

  /** False when the queue is full. */
  offer(message: Queued): boolean {
    if (this.waiting.length >= this.limit || this.characters + message.characters > MOST_CHARACTERS)
      return false;
    this.waiting.push(message);
    this.characters += message.characters;
    this.next();
    return true;
  }

  /** To the front, as a broker puts back what was not settled. */
  putBack(message: Queued): void {
    this.waiting.unshift(message);
    this.characters += message.characters;
    this.next();
  }

  stop(): void {
    this.stopped = true;
    this.gate.tearDown();
  }

  private next(): void {
    if (this.stopped || this.running >= this.prefetch) return;
    const message = this.waiting.shift();
    if (!message) return;
    this.running++;
    this.inFlight.enter();
    void this.work(message);
  }

  private async work(message: Queued): Promise<void> {
    try {
      await this.deliver(this, message);
    } finally {
      this.running--;
      this.characters -= message.characters;
      this.next();
      this.inFlight.leave();
    }
  }
}
