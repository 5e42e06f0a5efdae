import type { Channel, ChannelModel } from 'amqplib';

/** Code of a refusal: the queue does not exist, or is on a node of the cluster that is down. */
export const NOT_FOUND = 404;

/** Not awaited: if the connection breaks meanwhile, the promise never settles. */
export const closeInBackground = (channel: Channel): void =>
  void channel.close().catch(() => undefined);

/** Runs an operation on a channel of its own, since a refusal closes the channel. */
export const onOwnChannel = async <T>(
  model: ChannelModel,
  operation: (channel: Channel) => Promise<T>,
): Promise<T> => {
  const channel = await newChannel(model);
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

/**
 * Runs an operation for each item, on one channel until a refusal closes it, then on the next.
 * @returns the results; an item that was refused with this code has none
 */
export const triedEach = async <Item, T>(
  model: ChannelModel,
  refusal: number,
  items: readonly Item[],
  operation: (channel: Channel, item: Item) => Promise<T>,
): Promise<Map<Item, T>> => {
  const results = new Map<Item, T>();
  let channel: Channel | undefined;
  for (const item of items) {
    channel ??= await newChannel(model);
    try {
      results.set(item, await operation(channel, item));
    } catch (error) {
      if ((error as { code?: number }).code !== refusal) throw error;
      channel = undefined;
    }
  }
  if (channel) closeInBackground(channel);
  return results;
};

const newChannel = async (model: ChannelModel): Promise<Channel> => {
  const channel = await model.createChannel();
  channel.on('error', () => undefined);
  return channel;
};
