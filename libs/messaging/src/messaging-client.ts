import { Inject, Injectable } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import type {
  EventContract,
  RequestContract,
  WorkContract,
  WorkQueue,
} from '@touchstone/contracts';
import { currentTrace, type Deadline, DeadlineExceeded, inSpan } from '@touchstone/kernel';
import { type BodyOptions, Broker, type Reply } from './broker';
import { Wait } from './wait';

export interface CallOptions extends BodyOptions {
  queue: WorkQueue;
  deadline: Deadline;
}

export interface GatherOptions extends BodyOptions {
  queues: readonly WorkQueue[];
  deadline: Deadline;
  /** Receives each queue's first reply as it arrives. */
  onReply(reply: Reply): void;
  /** Waiting time for each queue, where they differ; the deadline is the upper bound. */
  waitMs?(queue: WorkQueue): number;
}

/** Sends requests and events; the other half of `MessagingServer`. */
@Injectable()
export class MessagingClient extends ClientProxy {
  constructor(@Inject(Broker) private readonly broker: Broker) {
    super();
  }

  /**
   * Sends a request to one queue and returns its reply.
   * @throws DeadlineExceeded, Unavailable, Unroutable, or what the other side threw.
   */
  async call<Request, Response>(
    contract: RequestContract<Request, Response>,
    body: Request,
    { queue, ...options }: CallOptions,
  ): Promise<Response> {
    const replies: Reply[] = [];
    await this.gather(contract, body, {
      queues: [queue],
      onReply: (reply) => replies.push(reply),
      ...options,
    });
    const [reply] = replies;
    if (!reply) throw new DeadlineExceeded(`No answer to ${contract.pattern} in time.`);
    if ('error' in reply) throw reply.error;
    return reply.result as Response;
  }

  /**
   * Sends one message to many queues. Resolves when each has replied or timed out.
   * @throws Unavailable when the broker is lost meanwhile, or does not accept the message.
   */
  gather<Request>(
    contract: RequestContract<Request, unknown>,
    body: Request,
    options: GatherOptions,
  ): Promise<void> {
    return inSpan(`send ${contract.pattern}`, { kind: 'client' }, () =>
      this.replies(contract, body, options),
    );
  }

  /** Resolves when the broker has confirmed the event. @throws Unavailable */
  publishEvent<Event>(contract: EventContract<Event>, event: Event): Promise<void> {
    return this.broker.emit(contract.pattern, event, currentTrace());
  }

  /**
   * Resolves when every queue has confirmed the work.
   * @throws Unavailable when a queue is full or the broker is unavailable, Unroutable.
   */
  enqueue<Work>(
    { pattern }: WorkContract<Work>,
    body: Work,
    ...queues: [WorkQueue, ...WorkQueue[]]
  ): Promise<void> {
    return this.broker.enqueue(queues, pattern, body, currentTrace());
  }

  /** True if queued work survives the end of every process. */
  get isDurable(): boolean {
    return this.broker.isDurable;
  }

  /** Counts the messages of a queue that no consumer has taken. @throws Unavailable */
  countWaiting(queue: WorkQueue): Promise<number> {
    return this.broker.countWaiting(queue);
  }

  connect(): Promise<void> {
    return this.broker.whenReady();
  }

  async close(): Promise<void> {}

  unwrap<T>(): T {
    return this.broker as T;
  }

  private replies<Request>(
    { pattern }: RequestContract<Request, unknown>,
    body: Request,
    {
      queues,
      deadline,
      onReply,
      waitMs = () => deadline.remainingMs,
      immutable = false,
    }: GatherOptions,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        wait.stop();
        stop();
        settle();
      };
      const trace = currentTrace();
      const stop = this.broker.send(
        {
          pattern,
          body,
          queues: queues.map(({ name }) => name),
          deadline,
          immutable,
          ...(trace && { traceparent: trace }),
        },
        {
          onReply: (reply) => {
            try {
              onReply(reply);
            } catch (thrown) {
              // Rethrown here, it would end up in the code that reads from the connection.
              const error = thrown as Error;
              return done(() => reject(error));
            }
            wait.came(reply.queue);
          },
          onLost: (error) => done(() => reject(error)),
        },
      );
      const wait = new Wait(queues, waitMs, () => done(resolve));
    });
  }

  /** Nest's untyped entry point: `send(pattern, { body, queue, deadline })`. */
  protected publish(
    packet: ReadPacket<CallOptions & { body: unknown }>,
    callback: (packet: WritePacket) => void,
  ): () => void {
    const { body, ...options } = packet.data;
    this.call({ pattern: String(packet.pattern) }, body, options).then(
      (response) => callback({ response, isDisposed: true }),
      (err: Error) => callback({ err, isDisposed: true }),
    );
    return () => undefined;
  }

  protected async dispatchEvent<T>(packet: ReadPacket): Promise<T> {
    return (await this.broker.emit(String(packet.pattern), packet.data, currentTrace())) as T;
  }
}
