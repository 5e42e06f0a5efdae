import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { inSpanOf, startSpan, withTrace } from '@touchstone/kernel';
import type { Broker, Delivery, Handler } from './broker';
import { HandledMessages } from './handled-messages';

/**
 * Options of a handler's decorator, after its pattern: where its messages come from.
 *
 * ```ts
 * @MessagePattern(runEvaluation.pattern, { queues: EVALUATION_QUEUES })
 * @EventPattern(evaluationCompleted.pattern, { subscription: { service: 'management', kind: 'shared' } })
 * ```
 */
export interface HandlerOptions {
  queues?: readonly WorkQueue[];
  subscription?: Subscription;
  /**
   * The result is plain JSON data and never changes again, so it is not copied for a caller in the
   * same process; `npm run bench -- pass-through guarded` measures the path that this shortens.
   */
  immutableResult?: boolean;
}

/** Runs Nest's `@MessagePattern` and `@EventPattern` methods on a broker. */
export class MessagingServer extends Server implements CustomTransportStrategy {
  private readonly registrations: (() => Promise<void>)[] = [];

  constructor(
    private readonly broker: Broker,
    private readonly handled = new HandledMessages(),
  ) {
    super();
  }

  /**
   * Registers each handler with its own queue or subscription; Nest would keep one for a pattern
   * and chain those of an event.
   */
  override addHandler(
    pattern: string,
    callback: MessageHandler,
    _isEventHandler?: boolean,
    extras: HandlerOptions = {},
  ): void {
    const { queues = [], subscription, immutableResult = false } = extras;
    if (queues.length === 0 && !subscription)
      throw new Error(`The handler of ${pattern} does not say where its messages come from.`);
    this.messageHandlers.set(pattern, callback);
    const handler = toHandler(callback, subscription !== undefined);
    for (const queue of queues) {
      this.handled.serve(queue.name);
      this.registrations.push(() =>
        this.broker.serve(queue, pattern, this.counted(handler), { immutable: immutableResult }),
      );
    }
    if (subscription)
      this.registrations.push(() => this.broker.subscribe(subscription, pattern, handler));
  }

  listen(callback: (error?: unknown) => void): void {
    Promise.all(this.registrations.map((register) => register()))
      .then(() => this.broker.start())
      .then(() => callback(), callback);
  }

  /**
   * Runs after the HTTP server has answered its last request, and before anything that handlers use
   * is closed.
   */
  close(): Promise<void> {
    return this.broker.drain();
  }

  private counted(handler: Handler): Handler {
    return async (delivery) => {
      const result = await handler(delivery);
      this.handled.note(delivery.queue);
      return result;
    };
  }

  on(): never {
    throw new Error('Listen to the Broker itself.');
  }

  unwrap<T>(): T {
    return this.broker as T;
  }
}

const toHandler =
  (callback: MessageHandler, isEvent: boolean): Handler =>
  (delivery: Delivery) => {
    const { traceparent, pattern, queue } = delivery;
    const run = async (): Promise<unknown> => {
      const result: unknown = await callback(delivery.body, delivery);
      return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
    };
    // No request caused it: as a trace of its own, it would only hide the others.
    if (isEvent && traceparent === undefined) return withTrace(undefined, run);
    noteWait(delivery);
    const attributes = { 'messaging.destination.name': queue };
    return inSpanOf(traceparent, `process ${pattern}`, { kind: 'consumer', attributes }, run);
  };

/** Records the time in the queue beside the span of the handler. */
const noteWait = ({ traceparent, queue, waitedMs }: Delivery): void => {
  if (traceparent === undefined || waitedMs === undefined) return;
  startSpan(`wait ${queue}`, traceparent, { startMs: Date.now() - waitedMs })?.end();
};
