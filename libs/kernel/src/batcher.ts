import { outsideTraces } from './trace';

export interface BatchLimits {
  /** Time that the first item waits for more. */
  waitMs: number;
  /** Flushes at once when a batch has this many items. */
  maxItems: number;
}

/** Collects items for a short time and passes them on as one batch. */
export class Batcher<Item> {
  private items: Item[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: BatchLimits,
    private readonly onBatch: (items: Item[]) => void,
  ) {}

  add(item: Item): void {
    this.items.push(item);
    if (this.items.length >= this.limits.maxItems) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), this.limits.waitMs);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.items.length > 0) outsideTraces(() => this.onBatch(this.items.splice(0)));
  }
}
