import type { Channel, ChannelModel } from 'amqplib';

/** Code of a refusal: the queue does not exist. */
export const NOT_FOUND = 404;

/** Not awaited: if the connection breaks meanwhile, the promise never settles. */
export const closeInBackground = (channel: Channel): void =>
  void channel.close().catch(() => undefined);

/** Runs an operation on a channel of its own, since a refusal closes the channel. */
export const onOwnChannel = async <T>(
  model: ChannelModel,
  operation: (channel: Channel) => Promise<T>,
): Promise<T> => {
  const channel = await model.createChannel();
  channel.on('error', () => undefined);
  const result = await operation(channel);
  closeInBackground(channel);
  return result;
};

/** @returns `undefined` for a refusal with this code */
export const tried = async <T>(
  model: ChannelModel,
  refusal: number,
  operation: (channel: Channel) => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await onOwnChannel(model, operation);
  } catch (error) {
    if ((error as { code?: number }).code === refusal) return undefined;
    throw error;
  }
};
