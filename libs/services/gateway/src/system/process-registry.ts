import { Injectable } from '@nestjs/common';
import { PROCESS_SILENCE_MS, type ProcessReport } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';

export interface LiveProcess extends ProcessReport {
  /** Unix time of the last report, in milliseconds. */
  reportedMs: number;
}

/** More processes than any installation has; others are not kept. */
const MOST_PROCESSES = 2_000;

/** Knows the processes that have reported lately. */
@Injectable()
export class ProcessRegistry {
  private readonly processes = new Map<string, LiveProcess>();

  constructor(private readonly clock: Clock) {}

  note(report: ProcessReport): void {
    this.processes.delete(report.id);
    if (report.ended === true || this.processes.size >= MOST_PROCESSES) return this.forgetSilent();
    this.processes.set(report.id, { ...report, reportedMs: this.clock.nowMs() });
  }

  /** Returns live processes, by service and start. */
  live(): LiveProcess[] {
    this.forgetSilent();
    const orderOf = ({ service, started_at }: LiveProcess) => `${service} ${started_at}`;
    return [...this.processes.values()].sort((one, other) =>
      orderOf(one) < orderOf(other) ? -1 : 1,
    );
  }

  private forgetSilent(): void {
    const oldestMs = this.clock.nowMs() - PROCESS_SILENCE_MS;
    for (const { id, reportedMs } of this.processes.values())
      if (reportedMs < oldestMs) this.processes.delete(id);
  }
}
