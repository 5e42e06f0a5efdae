import type { Clock } from '@touchstone/kernel';

/**
 * Capacity taken before the pending deliveries are counted again: bounds the error of a process.
 */
const PAGE = 1_000;
/** Time for which a full target is assumed to stay full. */
const FULL_MS = 1_000;
const MAX_TARGETS = 10_000;

interface Capacity {
  left: Promise<number>;
  taken: number;
  untilMs: number;
}

export interface BacklogLimitOptions {
  /** Counts the pending deliveries of a target, up to `max`. */
  count: (targetKey: string, max: number) => Promise<number>;
  clock: Clock;
  /** Called when a target has no capacity left. */
  onFull: (targetKey: string) => void;
  max: number;
}

/** Limits the pending deliveries of each target, counting them once for a page, not for each. */
export class BacklogLimit {
  /** Least recently counted first. */
  private readonly capacities = new Map<string, Capacity>();

  constructor(private readonly options: BacklogLimitOptions) {}

  /**
   * Reserves capacity for one delivery.
   * @returns false if the target has no capacity
   * @throws errors of `count`
   */
  async reserve(targetKey: string): Promise<boolean> {
    for (;;) {
      const capacity = this.capacities.get(targetKey) ?? this.refresh(targetKey, false);
      const left = await capacity.left;
      if (capacity.taken < left) {
        capacity.taken += 1;
        return true;
      }
      if (left === 0 && this.options.clock.monotonicMs() < capacity.untilMs) return false;
      if (this.capacities.get(targetKey) === capacity) this.refresh(targetKey, left === 0);
    }
  }

  private refresh(targetKey: string, wasFull: boolean): Capacity {
    const left = this.countLeft(targetKey, wasFull);
    const untilMs = this.options.clock.monotonicMs() + FULL_MS;
    const capacity = { left, taken: 0, untilMs };
    this.capacities.delete(targetKey);
    this.capacities.set(targetKey, capacity);
    const [oldest] = this.capacities.keys();
    if (this.capacities.size > MAX_TARGETS && oldest !== undefined) this.capacities.delete(oldest);
    left.catch(
      () => this.capacities.get(targetKey) === capacity && this.capacities.delete(targetKey),
    );
    return capacity;
  }

  private async countLeft(targetKey: string, wasFull: boolean): Promise<number> {
    const { count, onFull, max } = this.options;
    const left = Math.min(max - (await count(targetKey, max)), PAGE);
    if (left === 0 && !wasFull) onFull(targetKey);
    return left;
  }
}
