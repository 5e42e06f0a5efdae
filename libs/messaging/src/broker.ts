import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { type Deadline, Unavailable } from '@touchstone/kernel';

/** A message as its handler sees it. */
export interface Delivery {
  pattern: string;
  /** A request's is the handler's own, unless it is immutable; an event's or queued work's may be handed out again, and is not to be changed. */
  body: unknown;
  /** The queue it came by. */
  queue: string;
  /** Present on requests. */
  deadline?: Deadline;
  traceparent?: string;
}

export type Handler = (delivery: Delivery) => Promise<unknown>;

/** Of a message's body. */
export interface BodyOptions {
  /** It is JSON as it stands, and nobody changes it from now on, on neither side: within one process all have the same. */
  immutable?: boolean;
}

/** One message to one or several queues, each of which answers. */
export interface OutgoingRequest extends BodyOptions {
  pattern: string;
  body: unknown;
  queues: readonly string[];
  /** Travels as milliseconds that remain; work not begun by then is dropped. */
  deadline: Deadline;
  traceparent?: string;
}

/** What a queue's consumer answered. */
export type Reply = { queue: string; result: unknown } | { queue: string; error: Error };

export interface ReplyListener {
  /** The first answer of each queue; later ones are dropped and counted. */
  onReply(reply: Reply): void;
  /** Nothing more will come: the broker was lost or did not take the message. */
  onLost(error: Error): void;
}

/** Ends listening; answers that still come are dropped and counted. */
export type StopListening = () => void;

/** A message was handed to no queue at all: whoever should take it is not there. */
export class Unroutable extends Unavailable {
  constructor(what: string) {
    super(`No queue takes ${what}.`);
  }
}

/**
 * Carries messages between services. Settlement is the same on every adapter: a handler ends → its reply is confirmed → the
 * message is acknowledged; it throws → error reply → acknowledged. Where nobody waits for a reply, a throw requeues up to the
 * delivery limit and then dead-letters, and `Unavailable` holds the message and tries again until the dependency is back.
 * Undecodable messages and unknown patterns are dead-lettered.
 */
export abstract class Broker {
  /** Connects, and stays connected from then on. Returns at once: `ready` tells when messages flow. */
  abstract start(): Promise<void>;
  /** Resolves once messages flow. */
  abstract whenReady(): Promise<void>;
  abstract get ready(): boolean;

  /**
   * @param reply of what the handler returns
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
  /** Resolves when the event is safe with the broker. @throws Unavailable */
  abstract emit(pattern: string, body: unknown): Promise<void>;
  /** Queues work that nobody waits for. @throws Unavailable when the queue is full or the broker away, Unroutable. */
  abstract enqueue(queue: WorkQueue, pattern: string, body: unknown): Promise<void>;

  /** Runs after a lost connection is back: what was missed meanwhile is unknown, so caches empty themselves here. */
  abstract onReconnect(listener: () => void): void;

  /** Takes no new work and finishes what is in flight (at most `graceMs`), for which messages still flow. */
  abstract drain(graceMs?: number): Promise<void>;
  /** Drains, then disconnects. */
  abstract close(graceMs?: number): Promise<void>;
}

/** A message that keeps failing is dead-lettered at its fifth delivery. */
export const DELIVERY_LIMIT = 5;
/** How long a process that leaves finishes its work: a family may take 25 s in quality mode. */
export const GRACE_MS = 26_000;
/** Events that a subscription works on at once: who writes many of them with one statement needs many. */
export const EVENT_PREFETCH = 200;
/** A live queue refuses what exceeds this. */
export const QUEUE_LIMIT = 10_000;
