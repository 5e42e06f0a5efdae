import { connect, type ConsumeMessage, type Options } from 'amqplib';

/** A queue with the binding that leads to it. */
export interface Route {
  exchange: string;
  key: string;
  queue: string;
}

export const workRoute = (name: string): Route => ({
  exchange: 'touchstone.work',
  key: `${name}.v2`,
  queue: `${name}.v2`,
});
export const eventRoute = (service: string, pattern: string): Route => ({
  exchange: 'touchstone.events',
  key: pattern,
  queue: `events.${service}.v2`,
});

/** Decides what reaches the consumers of an intercepted queue. */
export interface Interceptor {
  /** Sends a message on to the queue, with all its properties and those given. */
  forward(message: ConsumeMessage, changed?: Options.Publish): void;
  /** Sends a message to any queue. */
  send(queue: string, content: Buffer, options: Options.Publish): void;
  /** Consumes the replies to messages that were sent on with this queue as `replyTo`. */
  replies(received: (reply: ConsumeMessage) => void): Promise<string>;
  /** Restores the binding and stops once nothing is left to be sent on. */
  close(): Promise<void>;
}

/** Properties of a message, without the keys by which it was copied to other queues. */
export const propertiesOf = ({ properties }: ConsumeMessage): Options.Publish => {
  const { headers = {}, deliveryMode, ...others } = properties;
  const kept = { ...headers };
  delete kept['CC'];
  return { ...others, persistent: deliveryMode === 2, headers: kept };
};

/** Redirects the messages of a queue to `receive`. */
export const intercept = async (
  brokerUrl: string,
  { exchange, key, queue }: Route,
  receive: (message: ConsumeMessage, interceptor: Interceptor) => void,
): Promise<Interceptor> => {
  const connection = await connect(brokerUrl, { noDelay: true });
  const channel = await connection.createConfirmChannel();
  const own = await channel.assertQueue('', { exclusive: true });
  const consumers: string[] = [];
  const interceptor: Interceptor = {
    forward: (message, changed) =>
      void channel.sendToQueue(queue, message.content, { ...propertiesOf(message), ...changed }),
    send: (to, content, options) => void channel.sendToQueue(to, content, options),
    replies: async (received) => {
      const { queue: replyTo } = await channel.assertQueue('', { exclusive: true });
      const { consumerTag } = await channel.consume(replyTo, (reply) => reply && received(reply), {
        noAck: true,
      });
      consumers.push(consumerTag);
      return replyTo;
    },
    close: async () => {
      await channel.bindQueue(queue, exchange, key);
      await channel.unbindQueue(own.queue, exchange, key);
      // What was routed here before arrives before this answer.
      await channel.checkQueue(own.queue);
      // A reply that arrived while the connection closes could not be sent on.
      for (const consumer of consumers) await channel.cancel(consumer);
      await channel.waitForConfirms();
      await connection.close();
    },
  };
  await channel.consume(own.queue, (message) => message && receive(message, interceptor), {
    noAck: true,
  });
  // In this order, since no message may find no queue.
  await channel.bindQueue(own.queue, exchange, key);
  await channel.unbindQueue(queue, exchange, key);
  return interceptor;
};
