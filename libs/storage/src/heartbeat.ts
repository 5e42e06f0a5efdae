import { Logger } from '@nestjs/common';
import { withTimeLimit } from '@touchstone/kernel';

const CALM_MS = 2_000;
const LOST_MS = 500;
/** A connection that hangs would keep the question for longer. */
const ANSWER_MS = 5_000;

/** Asks the database now and then whether it is there, so that a process whose database was lost knows although nobody asks anything of it. */
export class Heartbeat {
  private readonly logger = new Logger(Heartbeat.name);
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | undefined;
  private beating = false;
  private unanswered = false;

  /** @param ask rejects while the database is away */
  constructor(
    private readonly name: string,
    private readonly ask: () => Promise<unknown>,
  ) {}

  /** Whether the last question had no answer. */
  get lost(): boolean {
    return this.unanswered;
  }

  start(): void {
    this.beating = true;
    this.askIn(CALM_MS);
  }

  async stop(): Promise<void> {
    this.beating = false;
    clearTimeout(this.timer);
    await this.asking;
  }

  /** Somebody found it away: one failure proves little, so it is asked at once. */
  doubt(): void {
    if (!this.lost && !this.asking) this.askIn(0);
  }

  private askIn(milliseconds: number): void {
    if (!this.beating) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.asking = this.beat().finally(() => (this.asking = undefined));
    }, milliseconds).unref();
  }

  private async beat(): Promise<void> {
    const failure = await this.failure();
    if (!this.beating) return;
    const [lostNow, back] = [
      failure !== undefined && !this.lost,
      failure === undefined && this.lost,
    ];
    this.unanswered = failure !== undefined;
    if (lostNow)
      this.logger.warn({ schema: this.name, err: failure }, 'The database was lost; trying on.');
    if (back) this.logger.warn({ schema: this.name }, 'The database is back.');
    this.askIn(this.lost ? LOST_MS : CALM_MS);
  }

  private async failure(): Promise<string | undefined> {
    try {
      await withTimeLimit(ANSWER_MS, (signal) => Promise.race([this.ask(), whenAborted(signal)]));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
