import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import type { QueueLimits } from '../broker';
import { retireWorkQueue } from './legacy-queue';
import { declareWorkQueue, workQueueName } from './topology';

const CHECK_MS = 5_000;

/**
 * Chooses the routing keys of work: the current queue, or the legacy one while it exists and the
 * current one has no consumer. During a roll-out the earlier version's workers may be the only
 * ones.
 */
export class WorkRoutes {
  private readonly viaLegacy = new Set<string>();
  private unserved: readonly WorkQueue[] = [];
  private model: ChannelModel | undefined;

  constructor(
    private readonly queues: readonly WorkQueue[],
    private readonly limits: QueueLimits | undefined,
  ) {}

  key(name: string): string {
    return this.viaLegacy.has(name) ? name : workQueueName(name);
  }

  /**
   * Declares every queue on a fresh connection: the broker drops a copy for an undeclared queue
   * silently.
   */
  async open(model: ChannelModel, channel: Channel): Promise<void> {
    this.model = model;
    this.unserved = this.queues;
    await this.choose(model, channel);
    void this.watch(model, channel);
  }

  private async watch(model: ChannelModel, channel: Channel): Promise<void> {
    while (this.unserved.length > 0) {
      await wait(CHECK_MS, undefined, { ref: false });
      if (this.model !== model) return;
      try {
        await this.choose(model, channel);
      } catch {
        return; // the next channel checks again
      }
    }
  }

  private async choose(model: ChannelModel, channel: Channel): Promise<void> {
    const unserved: WorkQueue[] = [];
    for (const queue of this.unserved) {
      const served = (await declareWorkQueue(channel, queue, this.limits)) > 0;
      if (!served) unserved.push(queue);
      if (served || queue.durable === true || (await retireWorkQueue(model, queue.name)))
        this.viaLegacy.delete(queue.name);
      else this.viaLegacy.add(queue.name);
    }
    this.unserved = unserved;
  }
}
