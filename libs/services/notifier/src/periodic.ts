import { Logger } from '@nestjs/common';
import { AppError, bugReport } from '@touchstone/kernel';

/** Work that is done again and again, a while after it was last done. */
export class Periodic {
  private readonly logger = new Logger(Periodic.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly milliseconds: number,
    private readonly work: () => Promise<void>,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.working = this.once().then(() => this.start());
    }, this.milliseconds).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private async once(): Promise<void> {
    try {
      await this.work();
    } catch (error) {
      // What is away is told of by whoever knows when it is back.
      if (!(error instanceof AppError))
        this.logger.error({ bug: bugReport(error) }, 'Periodic work failed.');
    }
  }
}
