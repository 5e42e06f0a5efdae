import { Logger } from '@nestjs/common';
import { AppError, bugReport, withTimeLimit } from '@touchstone/kernel';
import { waitingGauge } from '../metrics';
import { Periodic } from '../periodic';
import type { Courier } from './courier';
import type { Claimed, DeliveryQueue } from './delivery-queue';
import { type LaneLimits, Lanes, type Wanted } from './lanes';

/** For what waits for its next try, and what other processes have left. What this one writes is sent at once. */
const SWEEP_MS = 1_000;
/** Looked at with each sweep. */
const SWEPT_LANES = 1_000;
const COUNT_MS = 15_000;

export interface SenderParts {
  queue: DeliveryQueue;
  courier: Courier;
  limits: LaneLimits;
  /** Milliseconds for tries under way when the process ends. */
  graceMs: number;
}

/** Sends what is due, so much at once, so much to each target. */
export class Sender {
  private readonly logger = new Logger(Sender.name);
  private readonly lanes: Lanes;
  private readonly tries = new Set<Promise<void>>();
  private readonly sweeping = new Periodic(SWEEP_MS, () => this.sweep());
  private readonly counting = new Periodic(COUNT_MS, async () =>
    waitingGauge.set(await this.parts.queue.countWaiting()),
  );
  private readonly cutOff = new AbortController();
  private claiming: Promise<void> = Promise.resolve();
  private busy = false;
  private cursor = '';
  private stopped = true;

  constructor(private readonly parts: SenderParts) {
    this.lanes = new Lanes(parts.limits);
  }

  start(): void {
    this.stopped = false;
    this.sweeping.start();
    this.counting.start();
  }

  /** Tries under way may end; what does not in time is given back, for others to try. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.sweeping.stop(), this.counting.stop(), this.claiming]);
    await withTimeLimit(this.parts.graceMs, (signal) => {
      signal.addEventListener('abort', () => this.cutOff.abort(signal.reason), { once: true });
      return Promise.all(this.tries);
    });
  }

  /** These may have something due. */
  wake(lanes: Iterable<string>): void {
    this.lanes.add(lanes);
    if (!this.stopped && !this.busy) this.claiming = this.claimAll();
  }

  private async claimAll(): Promise<void> {
    this.busy = true;
    try {
      for (
        let wanted = this.lanes.take();
        wanted.length > 0;
        wanted = this.stopped ? [] : this.lanes.take()
      )
        await this.claim(wanted);
    } catch (error) {
      // Sweeping finds them again.
      if (!(error instanceof AppError))
        this.logger.error(
          { bug: bugReport(error) },
          'Deliveries could not be taken on; trying on.',
        );
    } finally {
      this.busy = false;
    }
  }

  private async claim(wanted: readonly Wanted[]): Promise<void> {
    const claimed = await this.parts.queue.claim(wanted);
    claimed.forEach((one) => this.begin(one));
    const got = new Map<string, number>();
    for (const { lane } of claimed) got.set(lane, (got.get(lane) ?? 0) + 1);
    // Where there was as much as was asked for, there may be more.
    this.lanes.add(
      wanted.filter(({ lane, most }) => got.get(lane) === most).map(({ lane }) => lane),
    );
  }

  private begin(claimed: Claimed): void {
    this.lanes.begin(claimed.lane);
    const done = this.attempt(claimed)
      .catch((error: unknown) => {
        // Its lease runs out, then it is tried again.
        this.logger.error(
          { delivery: claimed.id, bug: bugReport(error) },
          'What came of a delivery could not be noted.',
        );
        return true;
      })
      .then((troubled) => {
        this.lanes.end(claimed.lane, troubled);
        this.tries.delete(done);
        this.wake([]);
      });
    this.tries.add(done);
  }

  /** @returns whether its target is in trouble */
  private async attempt(claimed: Claimed): Promise<boolean> {
    const { queue, courier } = this.parts;
    try {
      return await courier.deliver(claimed, this.cutOff.signal);
    } catch (error) {
      if (!this.cutOff.signal.aborted) throw error;
      await queue.release(claimed);
      return true;
    }
  }

  private async sweep(): Promise<void> {
    const { queue } = this.parts;
    const lanes = await queue.waitingLanes(this.cursor, SWEPT_LANES);
    this.cursor = lanes.length < SWEPT_LANES ? '' : (lanes.at(-1)?.lane ?? '');
    this.wake(lanes.filter(({ due }) => due).map(({ lane }) => lane));
    const off = lanes.filter((lane) => lane.off).map(({ lane }) => lane);
    if (off.length > 0) await queue.cancelSome(off);
  }
}
