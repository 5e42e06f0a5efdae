import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { WORK_QUEUES } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import type { Depths } from './system-state';

/** Counting asks the broker once for each queue, so callers share an answer. */
const FRESH_MS = 1_000;
/** A broker that stalls must not hold up the answer. */
const LONGEST_MS = 1_000;

/** Counts the messages that wait in every queue, at most once a second. */
@Injectable()
export class QueueDepths {
  private readonly depths = new Map<string, number>();
  private counting: Promise<void> | undefined;
  private countedMs = -Infinity;

  constructor(
    private readonly messages: MessagingClient,
    private readonly clock: Clock,
  ) {}

  /** Leaves out queues that the broker does not count, or not within a second. */
  async read(): Promise<Depths> {
    const nowMs = this.clock.monotonicMs();
    if (nowMs - this.countedMs >= FRESH_MS && !this.counting) {
      this.countedMs = nowMs;
      this.counting = this.count().finally(() => (this.counting = undefined));
    }
    await Promise.race([this.counting, wait(LONGEST_MS, undefined, { ref: false })]);
    return new Map(this.depths);
  }

  /** Counts again; a queue without an answer keeps no old count. */
  private async count(): Promise<void> {
    this.depths.clear();
    await Promise.all(
      WORK_QUEUES.map(async (queue) => {
        const waiting = await this.messages.countWaiting(queue).catch(() => undefined);
        if (waiting !== undefined) this.depths.set(queue.name, waiting);
      }),
    );
  }
}
