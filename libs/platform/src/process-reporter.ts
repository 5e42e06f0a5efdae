import type { BeforeApplicationShutdown } from '@nestjs/common';
import {
  PROCESS_REPORT_MS,
  type ProcessReport,
  processReported,
  type ServedQueue,
} from '@touchstone/contracts';
import { newId, type ProcessFacts } from '@touchstone/kernel';
import type { HandledCount, HandledMessages, MessagingClient } from '@touchstone/messaging';

/** Publishes the state of this process every five seconds, and once more when it ends. */
export class ProcessReporter implements BeforeApplicationShutdown {
  private readonly id = newId();
  private readonly startedAt = new Date().toISOString();
  private timer: NodeJS.Timeout | undefined;
  private lastMs = performance.now();
  private last = new Map<string, number>();

  constructor(
    private readonly process: Pick<ProcessReport, 'service' | 'version'>,
    private readonly messages: Pick<MessagingClient, 'publishEvent'>,
    private readonly handled: HandledMessages,
    private readonly facts: ProcessFacts,
  ) {}

  start(): void {
    this.report();
    this.timer = setInterval(() => this.report(), PROCESS_REPORT_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.publish({ ended: true });
  }

  private report(): void {
    void this.publish({});
  }

  /** A report that is lost is followed by the next one. */
  private async publish(state: Pick<ProcessReport, 'ended'>): Promise<void> {
    const { id, startedAt: started_at } = this;
    const { judgeModel: judge_model } = this.facts;
    const report = {
      id,
      ...this.process,
      started_at,
      ...state,
      ...(judge_model !== undefined && { judge_model }),
      queues: this.queues(),
    };
    await this.messages.publishEvent(processReported, report).catch(() => undefined);
  }

  private queues(): ServedQueue[] {
    const [counts, nowMs] = [this.handled.snapshot(), performance.now()];
    const seconds = Math.max(nowMs - this.lastMs, 1) / 1_000;
    const queues = counts.map((count) => this.stateOf(count, seconds));
    this.last = new Map(counts.map(({ queue, handled }) => [queue, handled]));
    this.lastMs = nowMs;
    return queues;
  }

  private stateOf({ queue, handled, lastMs }: HandledCount, seconds: number): ServedQueue {
    const rate = (handled - (this.last.get(queue) ?? 0)) / seconds;
    return {
      name: queue,
      handled_per_second: Math.round(rate * 10) / 10,
      last_handled_at: lastMs === undefined ? null : new Date(lastMs).toISOString(),
    };
  }
}
