import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel } from 'amqplib';
import { NOT_FOUND } from './own-channel';

const REOPEN_AFTER_MS = 200;
/** While a node of a cluster is down, none of its queues can be opened. */
const LONGEST_REOPEN_MS = 2_000;

interface ReconnectingChannelOptions<C extends Channel> {
  create(model: ChannelModel): Promise<C>;
  prepare(channel: C, model: ChannelModel): Promise<void>;
  onLost?(): void;
  /** Runs after the channel was opened again on the same connection. */
  onReopened?(): void;
}

/** Opens a channel on every new connection, and again whenever it closes while its connection lives. */
export class ReconnectingChannel<C extends Channel> {
  current: C | undefined;
  private readonly logger = new Logger(ReconnectingChannel.name);
  private model: ChannelModel | undefined;
  private stopped = false;
  private readonly closed = new WeakSet<C>();

  constructor(private readonly options: ReconnectingChannelOptions<C>) {}

  async open(model: ChannelModel): Promise<void> {
    this.model = model;
    if (this.stopped) return;
    const channel = await this.options.create(model);
    channel.on('error', (error) => this.logger.warn({ err: error.message }, 'A channel failed.'));
    channel.on('close', () => {
      this.closed.add(channel);
      this.lost(channel);
    });
    await this.options.prepare(channel, model);
    // Frames that follow the last reply immediately are processed before this line.
    if (this.closed.has(channel)) throw new Error('The channel closed as soon as it was open.');
    this.current = channel;
  }

  /** Like `open`, but keeps trying if a node of the cluster is down that the channel needs. */
  async openSoon(model: ChannelModel): Promise<void> {
    try {
      await this.open(model);
    } catch (error) {
      if ((error as { code?: number }).code !== NOT_FOUND) throw error;
      void this.reopen(model);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** True once a channel has closed; the broker redelivers its unsettled messages. */
  hasClosed(channel: C): boolean {
    return this.closed.has(channel);
  }

  /** Closes a channel so that a new one is opened. */
  async renew(channel: C): Promise<void> {
    try {
      await channel.close();
    } catch {
      // Already closed.
    }
  }

  private lost(channel: C): void {
    this.options.onLost?.();
    if (this.current !== channel) return;
    this.current = undefined;
    if (this.model) void this.reopen(this.model);
  }

  private async reopen(model: ChannelModel): Promise<void> {
    for (
      let pauseMs = REOPEN_AFTER_MS;
      !this.stopped && this.model === model && !this.current;
      pauseMs = Math.min(LONGEST_REOPEN_MS, pauseMs * 2)
    ) {
      await wait(pauseMs);
      try {
        if (this.current || this.model !== model) return;
        await this.open(model);
        this.options.onReopened?.();
      } catch (error) {
        if (isConnectionGone(error as Error)) return; // the next connection opens the channel
        this.logger.warn(
          { err: (error as Error).message },
          'A channel could not be reopened; retrying.',
        );
      }
    }
  }
}

const isConnectionGone = ({ name, message }: Error): boolean =>
  name === 'IllegalOperationError' && message.startsWith('Connection clos');
