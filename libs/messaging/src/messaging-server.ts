import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { withTrace } from '@touchstone/kernel';
import type { BodyOptions, Broker, Delivery, Handler } from './broker';
import type { ServingHandler } from './serves';

/** What a handler's decorator says beside its pattern: where its messages come from. */
export interface HandlerSources {
  queues?: readonly WorkQueue[];
  subscription?: Subscription;
}

/** Runs Nest's `@MessagePattern` and `@EventPattern` methods on a broker, and those that `Serves`. */
export class MessagingServer extends Server implements CustomTransportStrategy {
  private readonly registrations: (() => Promise<void>)[] = [];

  constructor(
    private readonly broker: Broker,
    serving: readonly ServingHandler[] = [],
  ) {
    super();
    for (const { pattern, queues, handler } of serving)
      this.serve(queues, pattern, handler, { immutable: true });
  }

  /** Nest keeps one handler for a pattern and chains those of an event; here each has its own queue or subscription. */
  override addHandler(
    pattern: string,
    callback: MessageHandler,
    _isEventHandler?: boolean,
    extras: HandlerSources = {},
  ): void {
    const handler = toHandler(callback);
    const { queues = [], subscription } = extras;
    if (queues.length === 0 && !subscription)
      throw new Error(`The handler of ${pattern} does not say where its messages come from.`);
    this.messageHandlers.set(pattern, callback);
    this.serve(queues, pattern, handler);
    if (subscription)
      this.registrations.push(() => this.broker.subscribe(subscription, pattern, handler));
  }

  listen(callback: (error?: unknown) => void): void {
    Promise.all(this.registrations.map((register) => register()))
      .then(() => this.broker.start())
      .then(() => callback(), callback);
  }

  /** Comes after the HTTP server has answered its last request, and before anything that handlers use is closed. */
  close(): Promise<void> {
    return this.broker.drain();
  }

  on(): never {
    throw new Error('Listen to the Broker itself.');
  }

  unwrap<T>(): T {
    return this.broker as T;
  }

  private serve(
    queues: readonly WorkQueue[],
    pattern: string,
    handler: Handler,
    reply?: BodyOptions,
  ): void {
    for (const queue of queues)
      this.registrations.push(() => this.broker.serve(queue, pattern, handler, reply));
  }
}

const toHandler =
  (callback: MessageHandler): Handler =>
  (delivery: Delivery) =>
    withTrace(delivery.traceparent, async () => {
      const result: unknown = await callback(delivery.body, delivery);
      return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
    });
