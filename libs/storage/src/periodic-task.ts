import { Logger } from '@nestjs/common';
import { AppError, bugReport, outsideTraces } from '@touchstone/kernel';

/** Runs work repeatedly, waiting for an interval after each run. */
export class PeriodicTask {
  private readonly logger = new Logger(PeriodicTask.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly intervalMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.working = this.runOnce().then(() => this.start());
    }, this.intervalMs).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async runOnce(): Promise<void> {
    try {
      await outsideTraces(this.work);
    } catch (error) {
      // Readiness reports outages.
      if (!(error instanceof AppError))
        this.logger.error({ bug: bugReport(error) }, 'Periodic work failed.');
    }
  }
}
