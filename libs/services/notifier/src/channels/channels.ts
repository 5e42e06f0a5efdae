import type { NotifierKind } from '@touchstone/contracts';
import type { Channel, ChannelContext } from './channel-type';
import { CHANNEL_TYPES } from './channel-types';

/** The channels of this process, one of each kind. */
export class Channels {
  constructor(private readonly byKind: Readonly<Record<NotifierKind, Channel>>) {}

  /** Gives each channel connections of its own, so that a stalled one does not hold up others. */
  static create(context: ChannelContext): Channels {
    const channels = Object.entries(CHANNEL_TYPES).map(([kind, type]) => [
      kind,
      type.create(context),
    ]);
    return new Channels(Object.fromEntries(channels) as Record<NotifierKind, Channel>);
  }

  of(kind: NotifierKind): Channel {
    return this.byKind[kind];
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.byKind).map((channel) => channel.close()));
  }
}
