import { Logger } from '@nestjs/common';
import { rejectedOnAbort, withTimeLimit } from '@touchstone/kernel';

/** While the database is down, probe faster to notice its return. */
const INTERVAL_WHILE_DOWN_MS = 500;
/** A connection that hangs would delay the answer for longer. */
const TIMEOUT_MS = 5_000;

/**
 * Probes the database periodically, so that an idle process still reports an outage in its
 * readiness.
 */
export class HealthProbe {
  private readonly logger = new Logger(HealthProbe.name);
  private timer: NodeJS.Timeout | undefined;
  private probing: Promise<void> | undefined;
  private started = false;
  private down = false;

  /** @param probe rejects while the database is unavailable */
  constructor(
    private readonly schema: string,
    private readonly probe: () => Promise<unknown>,
    private readonly intervalMs: number,
  ) {}

  get isDown(): boolean {
    return this.down;
  }

  start(): void {
    this.started = true;
    this.probeIn(this.intervalMs);
  }

  async stop(): Promise<void> {
    this.started = false;
    clearTimeout(this.timer);
    await this.probing;
  }

  /** Call after a failed query: probes at once instead of waiting for the next interval. */
  probeNow(): void {
    if (!this.down && !this.probing) this.probeIn(0);
  }

  private probeIn(milliseconds: number): void {
    if (!this.started) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.probing = this.runProbe().finally(() => (this.probing = undefined));
    }, milliseconds).unref();
  }

  private async runProbe(): Promise<void> {
    const failure = await this.failure();
    if (!this.started) return;
    const wasDown = this.down;
    this.down = failure !== undefined;
    const { schema } = this;
    if (this.down && !wasDown)
      this.logger.warn({ schema, err: failure }, 'Database connection lost; retrying.');
    if (!this.down && wasDown) this.logger.warn({ schema }, 'Database connection restored.');
    this.probeIn(this.down ? INTERVAL_WHILE_DOWN_MS : this.intervalMs);
  }

  private async failure(): Promise<string | undefined> {
    try {
      await withTimeLimit(TIMEOUT_MS, (signal) =>
        Promise.race([this.probe(), rejectedOnAbort(signal)]),
      );
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
