import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel } from 'amqplib';

const REOPEN_AFTER_MS = 200;

interface LastingChannelOptions<C extends Channel> {
  create(model: ChannelModel): Promise<C>;
  prepare(channel: C): Promise<void>;
  onLost?(): void;
  /** Runs when it is open again on a connection that lived on. */
  onReopened?(): void;
}

/** A channel that is opened on every new connection, and again whenever it closes while its connection lives. */
export class LastingChannel<C extends Channel> {
  current: C | undefined;
  private readonly logger = new Logger(LastingChannel.name);
  private model: ChannelModel | undefined;
  private stopped = false;

  constructor(private readonly options: LastingChannelOptions<C>) {}

  async open(model: ChannelModel): Promise<void> {
    this.model = model;
    if (this.stopped) return;
    const channel = await this.options.create(model);
    let lost = false;
    channel.on('error', (error) => this.logger.warn({ err: error.message }, 'A channel failed.'));
    channel.on('close', () => {
      lost = true;
      this.lost(channel);
    });
    await this.options.prepare(channel);
    // Frames that come right behind the last answer are looked at before this line is reached.
    if (lost) throw new Error('The channel was lost as soon as it was open.');
    this.current = channel;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Gives a channel up on purpose, to get a working one. */
  async renew(channel: C): Promise<void> {
    try {
      await channel.close();
    } catch {
      // It closed by itself meanwhile.
    }
  }

  private lost(channel: C): void {
    this.options.onLost?.();
    if (this.current !== channel) return;
    this.current = undefined;
    if (this.model) void this.reopen(this.model);
  }

  private async reopen(model: ChannelModel): Promise<void> {
    while (!this.stopped && this.model === model && !this.current) {
      await wait(REOPEN_AFTER_MS);
      try {
        if (this.current || this.model !== model) return;
        await this.open(model);
        this.options.onReopened?.();
      } catch (error) {
        if (isConnectionGone(error as Error)) return; // the next connection opens the channel
        this.logger.warn(
          { err: (error as Error).message },
          'A channel could not be opened again; trying on.',
        );
      }
    }
  }
}

const isConnectionGone = ({ name, message }: Error): boolean =>
  name === 'IllegalOperationError' && message.startsWith('Connection clos');
