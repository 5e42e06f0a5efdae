import { type ChannelModel, type ConfirmChannel, connect, type GetMessage } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import { AppError, Unavailable } from '@touchstone/kernel';
import { type DeadLetter, requeueOptions, toDeadLetter } from './dead-letter';
import { NOT_FOUND, tried } from './own-channel';
import { deadLetterQueues } from './topology';

const HANDSHAKE_TIMEOUT_MS = 5_000;
const CONFIRM_TIMEOUT_MS = 10_000;

export interface DeadLetterOptions {
  /** Address of the broker. */
  url: string;
  /** Queues whose dead letters are accessible. */
  queues: readonly WorkQueue[];
  /** Services whose shared subscriptions' dead letters are accessible. */
  subscribers: readonly string[];
}

export interface DeadLetterQueue {
  name: string;
  messages: number;
  /** The oldest ones, at most as many as were requested. */
  letters: DeadLetter[];
}

export interface Requeued {
  requeued: number;
  /** Letters that remain, each with a sentence that says why. */
  kept: { letter: DeadLetter; problem: string }[];
}

export class NoSuchDeadLetter extends AppError {
  readonly kind = 'not_found';
  readonly code = 'dead_letter.unknown';
}

/**
 * Reads and requeues the dead letters of a RabbitMQ. A letter that is read is withheld from other
 * readers meanwhile, and returns to its position afterwards, also if this process dies.
 */
export class AmqpDeadLetters {
  private readonly names: readonly string[];
  private readonly ended: Promise<unknown>;

  private constructor(
    private readonly model: ChannelModel,
    { queues, subscribers }: DeadLetterOptions,
  ) {
    this.names = deadLetterQueues(queues, subscribers);
    model.on('error', () => undefined);
    this.ended = new Promise((resolve) => model.once('close', resolve));
  }

  /** @throws Unavailable */
  static async connect(options: DeadLetterOptions): Promise<AmqpDeadLetters> {
    try {
      const model = await connect(options.url, {
        noDelay: true,
        timeout: HANDSHAKE_TIMEOUT_MS,
        clientProperties: { connection_name: 'dead letters' },
      });
      return new AmqpDeadLetters(model, options);
    } catch (error) {
      throw new Unavailable(`The message broker is unavailable: ${(error as Error).message}`);
    }
  }

  async close(): Promise<void> {
    await this.model.close().catch(() => undefined);
  }

  /** Returns the queues that exist. @param most number of letters of each queue */
  async list(most: number): Promise<DeadLetterQueue[]> {
    const found: DeadLetterQueue[] = [];
    for (const name of this.names) {
      const state = await tried(this.model, NOT_FOUND, (channel) => channel.checkQueue(name));
      if (!state) continue;
      const letters = await this.read(name, most, (message) => toDeadLetter(message, name));
      found.push({ name, messages: state.messageCount, letters });
    }
    return found;
  }

  /** @throws NoSuchDeadLetter */
  async get(queue: string, id: string): Promise<{ letter: DeadLetter; content: Buffer }> {
    return this.onChannel(queue, async (channel) => {
      for await (const message of lettersIn(channel, queue)) {
        const letter = toDeadLetter(message, queue);
        if (letter.id === id) return { letter, content: message.content };
      }
      throw unknownLetter(queue, id);
    });
  }

  /**
   * Publishes letters to the queues where they died, and removes each from the dead letters once the
   * broker has confirmed it. If the connection breaks in between, a letter may be in both queues;
   * it is never in none.
   * @param id of one letter; without it, all that are there now
   * @throws NoSuchDeadLetter, Unavailable
   */
  async requeue(queue: string, id?: string): Promise<Requeued> {
    return this.onChannel(queue, async (channel) => {
      const { messageCount } = await channel.checkQueue(queue);
      const [requeuer, done] = [new Requeuer(channel), { requeued: 0, kept: [] } as Requeued];
      for await (const message of lettersIn(channel, queue, messageCount)) {
        const letter = toDeadLetter(message, queue);
        if (id !== undefined && letter.id !== id) continue;
        const problem = await requeuer.publish(letter, message);
        if (problem === undefined) channel.ack(message);
        if (problem === undefined) done.requeued += 1;
        else done.kept.push({ letter, problem });
        if (id !== undefined) return done;
      }
      if (id !== undefined) throw unknownLetter(queue, id);
      return done;
    });
  }

  private read<T>(queue: string, most: number, taken: (message: GetMessage) => T): Promise<T[]> {
    return this.onChannel(queue, async (channel) => {
      const read: T[] = [];
      for await (const message of lettersIn(channel, queue, most)) read.push(taken(message));
      return read;
    });
  }

  /**
   * Runs work on a channel that is closed afterwards, which returns the letters that were taken and
   * not acknowledged.
   */
  private async onChannel<T>(
    queue: string,
    work: (channel: ConfirmChannel) => Promise<T>,
  ): Promise<T> {
    if (!this.names.includes(queue))
      throw new NoSuchDeadLetter(`There is no dead-letter queue ${queue}.`);
    const channel = await this.model.createConfirmChannel();
    channel.on('error', () => undefined);
    try {
      const result = await work(channel);
      await this.closed(channel);
      return result;
    } catch (error) {
      // It may be closed already.
      await this.closed(channel).catch(() => undefined);
      throw asAppError(error, queue);
    }
  }

  /**
   * Resolves when the broker has processed what was sent on the channel.
   * @throws Unavailable when the connection ends before
   */
  private async closed(channel: ConfirmChannel): Promise<void> {
    // Closing alone returns the letters as well, but maybe after the next command looks for them.
    channel.nackAll(true);
    const isLost = await Promise.race([
      channel.close().then(() => false),
      this.ended.then(() => true),
    ]);
    if (isLost) throw new Unavailable(LOST);
  }
}

/** Takes letters, oldest first; nothing acknowledges them. */
async function* lettersIn(
  channel: ConfirmChannel,
  queue: string,
  most = Infinity,
): AsyncGenerator<GetMessage> {
  for (let taken = 0; taken < most; taken += 1) {
    const message = await channel.get(queue);
    if (!message) return;
    yield message;
  }
}

/** Publishes letters of one channel, one at a time. */
class Requeuer {
  private returned = false;
  private fail: (error: Error) => void = () => undefined;

  constructor(private readonly channel: ConfirmChannel) {
    channel.on('return', () => {
      this.returned = true;
    });
    channel.on('close', () => this.fail(new Unavailable(LOST)));
  }

  /**
   * Resolves when the broker has answered.
   * @returns the reason if it did not accept the letter
   * @throws Unavailable
   */
  async publish({ queue }: DeadLetter, message: GetMessage): Promise<string | undefined> {
    if (queue === undefined) return 'The letter does not say where it died.';
    this.returned = false;
    const isAccepted = await this.confirmed(queue, message);
    if (!isAccepted) return `The queue ${queue} is full.`;
    // A return comes before its confirm.
    return this.returned ? `The queue ${queue} does not exist.` : undefined;
  }

  private async confirmed(queue: string, message: GetMessage): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<boolean>((resolve, reject) => {
      this.fail = reject;
      timer = setTimeout(() => reject(new Unavailable(LATE)), CONFIRM_TIMEOUT_MS);
      this.channel.publish('', queue, message.content, requeueOptions(message), (error: unknown) =>
        resolve(!error),
      );
    });
    return answer.finally(() => clearTimeout(timer));
  }
}

const LOST = 'The connection to the message broker was lost.';
const LATE = 'The message broker did not confirm in time; the letter may be in both queues.';

const unknownLetter = (queue: string, id: string): NoSuchDeadLetter =>
  new NoSuchDeadLetter(`There is no dead letter ${id} in ${queue}.`);

const asAppError = (error: unknown, queue: string): unknown => {
  if (error instanceof AppError) return error;
  if ((error as { code?: number }).code === NOT_FOUND)
    return new NoSuchDeadLetter(`There is no dead-letter queue ${queue}.`);
  return new Unavailable(`${LOST} ${(error as Error).message}`);
};
