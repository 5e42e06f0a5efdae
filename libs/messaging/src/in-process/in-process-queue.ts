import type { Deadline } from '@touchstone/kernel';
import type { BodyOptions, Handler, QueueLimits } from '../broker';
import { Gate } from '../gate';
import type { InFlight } from '../in-flight';

/** A message in the queue or being handled. */
export interface Queued {
  pattern: string;
  /** Not shared with anyone else, or immutable. */
  body: unknown;
  /** Size of the body. */
  bytes: number;
  deadline?: Deadline;
  /** When a request was sent, on the clock of `performance.now()`. */
  sentMs?: number;
  traceparent?: string;
  /** Number of deliveries, this one included. */
  deliveries: number;
  replyTo?: string;
}

export interface Serving {
  handler: Handler;
  reply: BodyOptions;
}

/** Bounded queue that handles `prefetch` messages at once. */
export class InProcessQueue {
  readonly gate = new Gate();
  private readonly handlers = new Map<string, Serving>();
  private readonly waiting: Queued[] = [];
  private bytes = 0;
  private running = 0;
  private stopped = false;

  constructor(
    readonly name: string,
    private readonly prefetch: number,
    /**
     * Bytes include the messages being handled: a service that cannot keep up must not exhaust the
     * memory of the process.
     */
    private readonly limits: QueueLimits,
    private readonly inFlight: InFlight,
    private readonly deliver: (queue: InProcessQueue, message: Queued) => Promise<void> | void,
  ) {}

  get served(): boolean {
    return this.handlers.size > 0;
  }

  get waitingMessages(): number {
    return this.waiting.length;
  }

  handle(pattern: string, handler: Handler, reply: BodyOptions = {}): void {
    if (this.handlers.has(pattern)) throw new Error(`Two handlers for ${pattern} on ${this.name}.`);
    this.handlers.set(pattern, { handler, reply });
  }

  servingOf(pattern: string): Serving | undefined {
    return this.handlers.get(pattern);
  }

  /** Adds a message; returns false if the queue is full. */
  offer(message: Queued): boolean {
    if (!this.hasCapacityFor(message)) return false;
    this.waiting.push(message);
    this.bytes += message.bytes;
    this.next();
    return true;
  }

  /**
   * Always adds the message.
   * @returns the messages dropped to make room, oldest first; the message itself when no other can
   * be dropped
   */
  push(message: Queued): Queued[] {
    const dropped: Queued[] = [];
    while (!this.hasCapacityFor(message)) {
      const oldest = this.waiting.shift();
      if (!oldest) return [...dropped, message];
      this.bytes -= oldest.bytes;
      dropped.push(oldest);
    }
    this.offer(message);
    return dropped;
  }

  /** Puts an unsettled message back at the front, as a broker does. */
  putBack(message: Queued): void {
    this.waiting.unshift(message);
    this.bytes += message.bytes;
    this.next();
  }

  stop(): void {
    this.stopped = true;
    this.gate.tearDown();
  }

  private hasCapacityFor({ bytes }: Queued): boolean {
    return this.waiting.length < this.limits.messages && this.bytes + bytes <= this.limits.bytes;
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
      this.bytes -= message.bytes;
      this.next();
      this.inFlight.leave();
    }
  }
}
