import { randomUUID } from 'node:crypto';
import { type ChannelModel, type ConfirmChannel, connect } from 'amqplib';

/**
 * The floor: plain amqplib with the same guarantees and nothing else. Confirmed and mandatory
 * publishing, acknowledgement after the confirmed reply, no delay on the sockets.
 */
export interface BareClient {
  /** Publishes the body once to every queue and waits for a reply from each. */
  call(body: unknown, queues: readonly string[]): Promise<unknown[]>;
  close(): Promise<void>;
}

interface Call {
  missing: number;
  replies: unknown[];
  resolve(replies: unknown[]): void;
  reject(error: Error): void;
}

const EXCHANGE = 'bare';

const open = async (
  url: string,
): Promise<{ connection: ChannelModel; channel: ConfirmChannel }> => {
  const connection = await connect(url, { noDelay: true });
  const channel = await connection.createConfirmChannel();
  await channel.assertExchange(EXCHANGE, 'direct', { durable: true });
  return { connection, channel };
};

export const bareClient = async (url: string): Promise<BareClient> => {
  const { connection, channel } = await open(url);
  const calls = new Map<string, Call>();
  const { queue: replyTo } = await channel.assertQueue('', { exclusive: true });
  await channel.consume(
    replyTo,
    (message) => {
      const id = String(message?.properties.correlationId);
      const call = calls.get(id);
      if (!message || !call) return;
      call.replies.push(JSON.parse(message.content.toString()));
      if (--call.missing === 0 && calls.delete(id)) call.resolve(call.replies);
    },
    { noAck: true },
  );

  return {
    call: (body, [first = '', ...others]) =>
      new Promise((resolve, reject) => {
        const correlationId = randomUUID();
        calls.set(correlationId, { missing: 1 + others.length, replies: [], resolve, reject });
        const options = { correlationId, replyTo, CC: others, mandatory: true };
        channel.publish(
          EXCHANGE,
          first,
          Buffer.from(JSON.stringify(body)),
          options,
          (refused: unknown) => {
            if (refused) reject(new Error('The broker refused a message.'));
          },
        );
      }),
    close: () => connection.close(),
  };
};

/** Answers a queue over its own connection. */
export const bareWorker = async (
  url: string,
  queue: string,
  handler: (body: unknown) => unknown,
): Promise<void> => {
  const { channel } = await open(url);
  await channel.prefetch(32);
  await channel.assertQueue(queue, { durable: true });
  await channel.bindQueue(queue, EXCHANGE, queue);
  await channel.consume(queue, (message) => {
    if (!message) return;
    const { replyTo, correlationId } = message.properties as {
      replyTo: string;
      correlationId: string;
    };
    void Promise.resolve(handler(JSON.parse(message.content.toString()))).then((reply) => {
      const settle = (refused: unknown) => (refused ? channel.nack(message) : channel.ack(message));
      channel.publish(
        '',
        replyTo,
        Buffer.from(JSON.stringify(reply)),
        { correlationId, mandatory: true },
        settle,
      );
    });
  });
};
