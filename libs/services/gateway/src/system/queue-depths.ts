import { Injectable } from '@nestjs/common';
import { WORK_QUEUES } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { MessagingClient } from '@touchstone/messaging';
import type { Depths } from './system-state';

/** Counting asks the broker once for each queue, so callers share an answer. */
const FRESH_MS = 1_000;

/** Counts the messages that wait in every queue, at most once a second. */
@Injectable()
export class QueueDepths {
  private counted: Promise<Depths> | undefined;
  private countedMs = -Infinity;

  constructor(
    private readonly messages: MessagingClient,
    private readonly clock: Clock,
  ) {}

  /** Leaves out queues that the broker does not count. */
  read(): Promise<Depths> {
    const nowMs = this.clock.monotonicMs();
    if (this.counted && nowMs - this.countedMs < FRESH_MS) return this.counted;
    this.countedMs = nowMs;
    this.counted = this.count();
    return this.counted;
  }

  private async count(): Promise<Depths> {
    const counts = await Promise.all(
      WORK_QUEUES.map(async (queue) => {
        const waiting = await this.messages.countWaiting(queue).catch(() => undefined);
        return [queue.name, waiting] as const;
      }),
    );
    return new Map(
      counts.flatMap(([name, waiting]) => (waiting === undefined ? [] : [[name, waiting]])),
    );
  }
}
