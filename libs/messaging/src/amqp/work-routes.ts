import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelModel } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import type { QueueLimits } from '../broker';
import { retireWorkQueue } from './legacy-queue';
import { NOT_FOUND, triedEach } from './own-channel';
import { declareWorkQueue, workQueueName } from './topology';

/** Interval of checks while the route of a queue may change soon. */
const CHECK_MS = 5_000;
/** And while no process serves a queue: one of the earlier version may still start. */
const CHECK_UNSERVED_MS = 30_000;

/**
 * Chooses the routing keys of work: the current queue, or the legacy one while it exists and the
 * current one has no consumer. During a roll-out the earlier version's workers may be the only
 * ones.
 */
export class WorkRoutes {
  private readonly viaLegacy = new Set<string>();
  private unserved: readonly WorkQueue[] = [];
  /** Queues are served by the earlier version, or on a node that is down. */
  private isChanging = false;
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
  async open(model: ChannelModel): Promise<void> {
    this.model = model;
    this.unserved = this.queues;
    await this.choose(model);
    void this.watch(model);
  }

  private async watch(model: ChannelModel): Promise<void> {
    while (this.unserved.length > 0) {
      await wait(this.isChanging ? CHECK_MS : CHECK_UNSERVED_MS, undefined, { ref: false });
      if (this.model !== model) return;
      try {
        await this.choose(model);
      } catch {
        return; // the next channel checks again
      }
    }
  }

  private async choose(model: ChannelModel): Promise<void> {
    const unserved: WorkQueue[] = [];
    let unreachable = 0;
    const consumers = await triedEach(model, NOT_FOUND, this.unserved, (channel, queue) =>
      declareWorkQueue(model, channel, queue, this.limits),
    );
    for (const queue of this.unserved) {
      const count = consumers.get(queue);
      const served = count !== undefined && count > 0;
      if (!served) unserved.push(queue);
      if (count === undefined) {
        unreachable++; // its node is down: the route stays
        continue;
      }
      if (served || queue.durable === true || (await retireWorkQueue(model, queue.name)))
        this.viaLegacy.delete(queue.name);
      else this.viaLegacy.add(queue.name);
    }
    this.unserved = unserved;
    this.isChanging = unreachable > 0 || this.viaLegacy.size > 0;
  }
}
