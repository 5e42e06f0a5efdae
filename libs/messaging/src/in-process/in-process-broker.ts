import { Logger } from '@nestjs/common';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { bugReport, Unavailable } from '@touchstone/kernel';
import {
  type BodyOptions,
  Broker,
  type Delivery,
  DELIVERY_LIMIT,
  EVENT_PREFETCH,
  GRACE_MS,
  type Handler,
  LIVE_LIMITS,
  MESSAGE_LIMIT_BYTES,
  MessageTooLarge,
  type OutgoingRequest,
  type QueueLimits,
  type ReplyListener,
  type StopListening,
  Unroutable,
} from '../broker';
import { Interrupted } from '../gate';
import { InFlight } from '../in-flight';
import { count } from '../metrics';
import { PendingCalls } from '../pending-calls';
import {
  answer,
  fromReplyError,
  isUnavailable,
  type ReplyBody,
  settle,
  toReplyError,
} from '../settlement';
import { InProcessQueue, type Queued } from './in-process-queue';
import { jsonCopy } from './json-copy';
import { jsonSize, textBytes } from './json-size';

const NOW = Promise.resolve();

/** Bounds of the dead letters kept for inspection; older ones are dropped. */
const DEAD_LETTER_LIMITS: QueueLimits = { messages: 1_000, bytes: 32 * 1024 * 1024 };

/**
 * Broker within one process: same settlement and bounds as the others. Bodies are copied as JSON
 * would transfer them, unless immutable; nothing survives the process.
 */
export class InProcessBroker extends Broker {
  readonly isDurable = false;
  readonly deadLetters: { queue: string; pattern: string; body: string }[] = [];
  private readonly logger = new Logger(InProcessBroker.name);
  private readonly queues = new Map<string, InProcessQueue>();
  private readonly subscriptions = new Map<string, InProcessQueue>();
  private readonly inFlight = new InFlight();
  private readonly calls = new PendingCalls(this.inFlight);
  private deadLetterBytes = 0;
  private sent = 0;
  private leaving = false;
  private closed = false;

  /** @param limits of each queue */
  constructor(private readonly limits: QueueLimits = LIVE_LIMITS) {
    super();
  }

  async start(): Promise<void> {}

  async whenReady(): Promise<void> {}

  get ready(): boolean {
    return !this.leaving;
  }

  async serve(
    queue: WorkQueue,
    pattern: string,
    handler: Handler,
    reply?: BodyOptions,
  ): Promise<void> {
    this.queueNamed(queue).handle(pattern, handler, reply);
  }

  async subscribe(
    { service, kind }: Subscription,
    pattern: string,
    handler: Handler,
  ): Promise<void> {
    const key = `${kind} ${service}`;
    const queue =
      this.subscriptions.get(key) ??
      this.makeQueue({ name: `events.${service}`, prefetch: EVENT_PREFETCH });
    queue.handle(pattern, handler);
    this.subscriptions.set(key, queue);
  }

  send(
    { pattern, body, queues, deadline, traceparent, immutable = false }: OutgoingRequest,
    listener: ReplyListener,
  ): StopListening {
    const id = String(++this.sent);
    const message = {
      pattern,
      deadline,
      sentMs: performance.now(),
      traceparent,
      deliveries: 1,
      replyTo: id,
      ...(immutable ? asItIs(body) : packed(body)),
    };
    this.calls.add(id, queues, listener);
    const takers = queues.map((name) => this.queues.get(name)).filter((queue) => queue?.served);
    // A promise reaction instead of `queueMicrotask`, for which Node allocates a resource each
    // time.
    void NOW.then(() => {
      if (this.closed) return this.calls.fail(id, new Unavailable('The service is shutting down.'));
      if (message.bytes > MESSAGE_LIMIT_BYTES)
        return this.calls.fail(id, new MessageTooLarge(message.bytes));
      if (takers.length === 0) return this.calls.fail(id, new Unroutable(pattern));
      // A request is delivered once: each queue gets its own copy, made before the first handler
      // can change anything.
      const own = takers.map((_queue, index) =>
        immutable || index === 0 ? message : { ...message, ...packed(message.body) },
      );
      const taken = takers.filter((queue, index) => queue?.offer(own[index] as Queued));
      if (taken.length === queues.length) return;
      if (queues.length === 1) return this.calls.fail(id, new Unavailable('The queue is full.'));
      count('partial_fanout');
    });
    return () => this.calls.stop(id);
  }

  async emit(pattern: string, body: unknown, traceparent?: string): Promise<void> {
    if (this.closed) throw new Unavailable('The service is shutting down.');
    const sized = sizedForSending(packed(body, { frozen: true }));
    const message = { pattern, traceparent, deliveries: 1, ...sized };
    for (const queue of this.subscriptions.values()) {
      if (queue.servingOf(pattern))
        for (const dropped of queue.push(message)) this.bury(queue, dropped);
    }
  }

  async enqueue(
    queues: readonly [WorkQueue, ...WorkQueue[]],
    pattern: string,
    body: unknown,
    traceparent?: string,
  ): Promise<void> {
    const takers = queues.map(({ name }) => this.queues.get(name));
    if (this.closed || takers.some((queue) => !queue?.served)) throw new Unroutable(pattern);
    const sized = sizedForSending(packed(body, { frozen: true }));
    const message = { pattern, traceparent, deliveries: 1, ...sized };
    const full = takers.find((queue) => queue?.offer({ ...message }) === false);
    if (full) throw new Unavailable(`The queue ${full.name} is full.`);
  }

  async countWaiting({ name }: WorkQueue): Promise<number> {
    return this.queues.get(name)?.waitingMessages ?? 0;
  }

  onReconnect(): void {}

  async drain(graceMs = GRACE_MS): Promise<void> {
    this.leaving = true;
    // The queues keep running: requests in flight need the detector families in this process.
    await this.inFlight.settled(graceMs);
  }

  async close(graceMs = GRACE_MS): Promise<void> {
    await this.drain(graceMs);
    this.closed = true;
    for (const queue of this.allQueues()) queue.stop();
    this.calls.failAll(new Unavailable('The service is shutting down.'));
  }

  private queueNamed(queue: WorkQueue): InProcessQueue {
    const known = this.queues.get(queue.name) ?? this.makeQueue(queue);
    this.queues.set(queue.name, known);
    return known;
  }

  private makeQueue({ name, prefetch }: Pick<WorkQueue, 'name' | 'prefetch'>): InProcessQueue {
    return new InProcessQueue(name, prefetch, this.limits, this.inFlight, (queue, message) =>
      this.deliver(queue, message),
    );
  }

  private allQueues(): InProcessQueue[] {
    return [...this.queues.values(), ...this.subscriptions.values()];
  }

  private deliver(queue: InProcessQueue, message: Queued): Promise<void> | void {
    if (message.deliveries > 1) count('redelivered');
    if (message.deadline?.passed) return count('expired');
    const serving = queue.servingOf(message.pattern);
    if (!serving) return this.bury(queue, message);
    const { handler, reply } = serving;
    const { replyTo } = message;
    if (replyTo === undefined) return this.settle(queue, message, handler);
    const sent = (body: ReplyBody) =>
      this.reply(queue, replyTo, reply.immutable === true ? body : replyCopy(body));
    return answer(handler, this.deliveryOf(queue, message), sent, (error) =>
      this.report(queue, error),
    );
  }

  private async settle(queue: InProcessQueue, message: Queued, handler: Handler): Promise<void> {
    try {
      await settle(handler, this.deliveryOf(queue, message), queue.gate);
      count('handled');
    } catch (error) {
      if (error instanceof Interrupted) return; // closed: nothing outlives the process
      this.report(queue, error);
      if (message.deliveries >= DELIVERY_LIMIT) this.bury(queue, message);
      else queue.putBack({ ...message, deliveries: message.deliveries + 1 });
    }
  }

  private deliveryOf(
    { name: queue }: InProcessQueue,
    { pattern, body, deadline, sentMs, traceparent }: Queued,
  ): Delivery {
    // Nothing survives this process, so there is nothing to redeliver; draining still waits for the
    // work.
    return {
      pattern,
      body,
      queue,
      deadline,
      ...(sentMs !== undefined && { waitedMs: performance.now() - sentMs }),
      traceparent,
      acknowledgeAfter: (work) => void this.inFlight.track(work).catch(() => undefined),
    };
  }

  private reply(queue: InProcessQueue, id: string, sent: ReplyBody): void {
    count('handled');
    this.calls.resolve(
      id,
      'error' in sent
        ? { queue: queue.name, error: fromReplyError(sent.error) }
        : { queue: queue.name, result: sent.result },
    );
  }

  private bury(queue: InProcessQueue, { pattern, body, replyTo }: Queued): void {
    count('dead_lettered');
    const letter = { queue: queue.name, pattern, body: JSON.stringify(body) };
    this.deadLetters.push(letter);
    this.deadLetterBytes += textBytes(letter.body);
    while (
      this.deadLetters.length > DEAD_LETTER_LIMITS.messages ||
      this.deadLetterBytes > DEAD_LETTER_LIMITS.bytes
    ) {
      this.deadLetterBytes -= textBytes(this.deadLetters.shift()?.body ?? '');
    }
    if (replyTo !== undefined) this.reply(queue, replyTo, toReplyError(undefined));
  }

  private report(queue: InProcessQueue, error: unknown): void {
    count('failed');
    if (!isUnavailable(error))
      this.logger.error({ queue: queue.name, bug: bugReport(error) }, 'A message handler failed.');
  }
}

const packed = (body: unknown, options?: { frozen: boolean }): Pick<Queued, 'body' | 'bytes'> => {
  const { value, bytes } = jsonCopy(body, options);
  return { body: value, bytes };
};

const asItIs = (body: unknown): Pick<Queued, 'body' | 'bytes'> => ({ body, bytes: jsonSize(body) });

/** @throws MessageTooLarge for a message that a broker between processes would refuse as well */
const sizedForSending = <Sized extends { bytes: number }>(message: Sized): Sized => {
  if (message.bytes > MESSAGE_LIMIT_BYTES) throw new MessageTooLarge(message.bytes);
  return message;
};

const replyCopy = (body: ReplyBody): ReplyBody => jsonCopy(body).value as ReplyBody;
