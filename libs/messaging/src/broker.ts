import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { AppError, type Deadline, Unavailable } from '@touchstone/kernel';

/** A message as its handler sees it. */
export interface Delivery {
  pattern: string;
  /**
   * The body of a request belongs to the handler unless it is immutable; that of an event or queued
   * work may be delivered again and must not be changed.
   */
  body: unknown;
  /** The queue it was consumed from. */
  queue: string;
  /** Present on requests. */
  deadline?: Deadline;
  /** Milliseconds that a request spent in its queue, already subtracted from the deadline. */
  waitedMs?: number;
  traceparent?: string;
  /**
   * Keeps a request unacknowledged until this work has ended as well, at most until its deadline;
   * the reply does not wait. If the process dies before, the request is redelivered to another one.
   * A failure of the work is left to its owner.
   */
  acknowledgeAfter(work: Promise<unknown>): void;
}

export type Handler = (delivery: Delivery) => Promise<unknown>;

/** Handling of a message's body. */
export interface BodyOptions {
  /**
   * The body is plain JSON data and never changes from now on, on either side: within one process
   * it is shared, not copied.
   */
  immutable?: boolean;
}

/** A message to one or several queues, each of which replies. */
export interface OutgoingRequest extends BodyOptions {
  pattern: string;
  body: unknown;
  queues: readonly string[];
  /**
   * Sent as the remaining milliseconds, from which the receiver subtracts the time in the queue;
   * work not started by then is dropped.
   */
  deadline: Deadline;
  traceparent?: string;
}

/** The result or error from a queue's consumer. */
export type Reply = { queue: string; result: unknown } | { queue: string; error: Error };

export interface ReplyListener {
  /** Receives the first reply of each queue; later ones are dropped and counted. */
  onReply(reply: Reply): void;
  /** Called when no more replies can arrive: the broker was lost or did not accept the message. */
  onLost(error: Error): void;
}

/** Stops listening; later replies are dropped and counted. */
export type StopListening = () => void;

/**
 * This process has no connection to the broker, or lost it while a message was in flight; another
 * process may be able to do the same work.
 */
export class ConnectionLost extends Unavailable {}

/** A message exceeds the broker's size limit; it was not sent. */
export class MessageTooLarge extends AppError {
  readonly kind = 'too_large';
  readonly code = 'message.too_large';

  constructor(bytes: number) {
    super(
      `The content is too large: with everything that belongs to it, it makes a message of ${bytes} bytes, and at most ${MESSAGE_LIMIT_BYTES} can be sent. Send less at once.`,
    );
  }
}

/** A message was routed to no queue: its consumer is not running. */
export class Unroutable extends Unavailable {
  constructor(what: string) {
    super(`No queue accepts ${what}.`);
  }
}

/**
 * Carries messages between services. Settlement is the same on every adapter: a handler ends → its
 * reply is confirmed → the message is acknowledged; it throws → error reply → acknowledged. Without
 * a caller, a thrown error requeues up to the delivery limit and then dead-letters, and
 * `Unavailable` holds the message and retries until the dependency is back. Undecodable messages
 * and unknown patterns are dead-lettered.
 */
export abstract class Broker {
  /** Connects, and reconnects from then on. Returns at once; `ready` is true once messages flow. */
  abstract start(): Promise<void>;
  /** Resolves once messages flow. */
  abstract whenReady(): Promise<void>;
  abstract get ready(): boolean;

  /**
   * @param reply options of the handler's result
   * @throws Error when this process already has a handler for the queue's pattern.
   */
  abstract serve(
    queue: WorkQueue,
    pattern: string,
    handler: Handler,
    reply?: BodyOptions,
  ): Promise<void>;
  abstract subscribe(subscription: Subscription, pattern: string, handler: Handler): Promise<void>;

  /** Publishes once, whatever the number of queues; failures arrive at `listener.onLost`. */
  abstract send(request: OutgoingRequest, listener: ReplyListener): StopListening;
  /** Resolves when the broker has confirmed the event. @throws Unavailable */
  abstract emit(pattern: string, body: unknown, traceparent?: string): Promise<void>;
  /** Durable queues survive the end of every process. */
  abstract readonly isDurable: boolean;

  /**
   * Queues work without a reply, in each of the queues at once.
   * @throws Unavailable when a queue is full, although others may have accepted it, or the broker is
   * unavailable; Unroutable.
   */
  abstract enqueue(
    queues: readonly [WorkQueue, ...WorkQueue[]],
    pattern: string,
    body: unknown,
    traceparent?: string,
  ): Promise<void>;

  /**
   * Counts the messages of a queue that no consumer has taken.
   * @throws Unavailable
   */
  abstract countWaiting(queue: WorkQueue): Promise<number>;

  /**
   * Runs after a reconnection: broadcasts may have been missed meanwhile, so caches clear
   * themselves here.
   */
  abstract onReconnect(listener: () => void): void;

  /**
   * Accepts no new work and finishes work in flight within `graceMs`; messages for that work still
   * flow.
   */
  abstract drain(graceMs?: number): Promise<void>;
  /** Drains, then disconnects. */
  abstract close(graceMs?: number): Promise<void>;
}

/** A message that keeps failing is dead-lettered at its fifth delivery. */
export const DELIVERY_LIMIT = 5;
/** Time for a draining process to finish its work: a family may take 25 s in quality mode. */
export const GRACE_MS = 26_000;
/** Events that a subscription handles at once: subscribers that write them in batches need many. */
export const EVENT_PREFETCH = 200;
/** Bounds of the messages that wait in a queue. */
export interface QueueLimits {
  messages: number;
  bytes: number;
}

const MIB = 1024 * 1024;

/** A live queue refuses messages beyond this. */
export const LIVE_LIMITS: QueueLimits = { messages: 10_000, bytes: 128 * MIB };
/**
 * Bounds of durable queues, which are on disk. A work queue refuses messages beyond them; a
 * subscription dead-letters its oldest events.
 */
export const DURABLE_LIMITS: QueueLimits = { messages: 100_000, bytes: 1024 * MIB };
/**
 * The largest message that RabbitMQ 4 accepts by default. It closes the channel on a larger one,
 * which fails all other publications in progress.
 */
export const MESSAGE_LIMIT_BYTES = 16 * MIB;
