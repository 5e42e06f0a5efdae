import { type Clock, TypicalTime } from '@touchstone/kernel';

/** Requests in flight without any knowledge of the rate. */
const MOST_UNPROVEN = 512;
/** Requests in flight after late replies; without any, a queue that drains again goes unnoticed. */
const LEAST_UNPROVEN = 4;
/** Time after the last late reply until it no longer counts. */
const MEMORY_MS = 60_000;
/** Replies are late together after a pause of a process, such as the start of a thread. */
const SHORTEST_OVERLOAD_MS = 2_000;
/** A request waited too long beyond this part of the window, and not long up to that one. */
const LATE = 0.75;
const PROMPT = 0.25;
/** Resolution with which replies are counted. */
const SLOTS = 20;

/** End of a request: with a result, without a reply in time, or in any other way. */
export type Ending = 'answered' | 'lost' | 'failed';

/**
 * Ends a request.
 * @param elsewhereMs part of its time that it did not spend in the queue, but being handled
 */
export type Leave = (ending: Ending, elsewhereMs?: number) => void;

/**
 * Load of one queue, as its sender sees it. At the rate of the last window, all requests in flight
 * may take a window, and as long as one is handled, to be answered: another one then waits about a
 * window (Little's law). Each sender sees its share of the rate and of the requests, so several
 * senders need no coordination.
 *
 * A queue with little to do answers little. Up to 512 requests are therefore allowed, until replies
 * have been late or missing for half a window and two seconds; then each prompt reply allows one
 * more.
 */
export class QueueLoad {
  private inFlight = 0;
  private unproven = MOST_UNPROVEN;
  private firstLateMs: number | undefined;
  private lastLateMs = -Infinity;
  private readonly answered: RecentCount;
  private readonly handling = new TypicalTime();

  /** @param windowMs longest time that a request should wait in the queue */
  constructor(
    private readonly windowMs: number,
    private readonly clock: Clock,
  ) {
    this.answered = new RecentCount(windowMs, clock);
  }

  /** Counts a request as in flight until the returned function is called, once. */
  enter(): Leave {
    this.inFlight++;
    const sentMs = this.clock.monotonicMs();
    return (ending, elsewhereMs = 0) => {
      const nowMs = this.clock.monotonicMs();
      this.inFlight--;
      if (ending === 'answered') {
        this.handling.add(elsewhereMs);
        this.noteAnswer(nowMs, nowMs - sentMs - elsewhereMs);
      }
      if (ending === 'lost') this.noteLate(nowMs);
    };
  }

  /**
   * Returns the used part of the capacity: from 1 on, another request would be answered too late.
   * @param withinMs time in which the answer is needed
   */
  used(withinMs = Infinity): number {
    if (this.clock.monotonicMs() - this.lastLateMs > MEMORY_MS) this.unproven = MOST_UNPROVEN;
    const answeredMs = Math.min(this.windowMs + this.handling.averageMs, withinMs);
    const allowed = (this.answered.total() * answeredMs) / this.windowMs;
    return this.inFlight / Math.max(allowed, this.unproven);
  }

  /** Estimated time until everything in flight is answered. */
  get drainMs(): number {
    return (this.windowMs * this.inFlight) / Math.max(1, this.answered.total());
  }

  private noteAnswer(nowMs: number, waitedMs: number): void {
    this.answered.add();
    if (waitedMs > this.windowMs * LATE) return this.noteLate(nowMs);
    if (waitedMs > this.windowMs * PROMPT) return;
    this.firstLateMs = undefined;
    this.unproven = Math.min(MOST_UNPROVEN, this.unproven + 1);
  }

  private noteLate(nowMs: number): void {
    this.firstLateMs ??= nowMs;
    this.lastLateMs = nowMs;
    const overloadMs = Math.max(this.windowMs / 2, SHORTEST_OVERLOAD_MS);
    if (nowMs - this.firstLateMs >= overloadMs) this.unproven = LEAST_UNPROVEN;
  }
}

/** Counts what happened within the last window, in slots of equal length. */
class RecentCount {
  private readonly slots = new Array<number>(SLOTS).fill(0);
  private current = 0;

  constructor(
    private readonly windowMs: number,
    private readonly clock: Clock,
  ) {}

  add(): void {
    this.advance();
    const index = this.current % SLOTS;
    this.slots[index] = (this.slots[index] ?? 0) + 1;
  }

  total(): number {
    this.advance();
    return this.slots.reduce((sum, count) => sum + count, 0);
  }

  private advance(): void {
    const slot = Math.floor((this.clock.monotonicMs() / this.windowMs) * SLOTS);
    for (let next = Math.max(this.current + 1, slot - SLOTS + 1); next <= slot; next++)
      this.slots[next % SLOTS] = 0;
    this.current = Math.max(this.current, slot);
  }
}
