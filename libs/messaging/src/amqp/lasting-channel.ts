import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel } from 'amqplib';

const REOPEN_AFTER_MS = 200;

/** A channel that is opened on every new connection, and again whenever it closes while its connection lives. */
export class LastingChannel<C extends Channel> {
  current: C | undefined;
  private readonly logger = new Logger(LastingChannel.name);
  private model: ChannelModel | undefined;
  private stopped = false;

  constructor(
    private readonly create: (model: ChannelModel) => Promise<C>,
    private readonly prepare: (channel: C) => Promise<void>,
    private readonly onLost: () => void = () => undefined,
  ) {}

  async open(model: ChannelModel): Promise<void> {
    this.model = model;
    if (this.stopped) return;
    const channel = await this.create(model);
    channel.on('error', (error) => this.logger.warn({ err: error.message }, 'A channel failed.'));
    channel.on('close', () => this.lost(channel));
    await this.prepare(channel);
    this.current = channel;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Gives the channel up on purpose, to get a working one. */
  async renew(): Promise<void> {
    await this.current?.close().catch(() => undefined);
  }

  private lost(channel: C): void {
    this.onLost();
    if (this.current !== channel) return;
    this.current = undefined;
    if (this.model) void this.reopen(this.model);
  }

  private async reopen(model: ChannelModel): Promise<void> {
    while (!this.stopped && this.model === model && !this.current) {
      await wait(REOPEN_AFTER_MS);
      try {
        if (!this.current) await this.open(model);
      } catch (error) {
        if (/clos/i.test((error as Error).message)) return; // its connection is gone: the next one opens the channel
        this.logger.warn({ err: (error as Error).message }, 'A channel could not be opened again; trying on.');
      }
    }
  }
}
