export interface GatheringBounds {
  /** How long the first one waits for more. */
  waitMs: number;
  /** With so many none waits any longer. */
  most: number;
}

/** Hands things on together: those that come within a moment. */
export class Gathering<Item> {
  private items: Item[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bounds: GatheringBounds,
    private readonly handOn: (items: Item[]) => void,
  ) {}

  add(item: Item): void {
    this.items.push(item);
    if (this.items.length >= this.bounds.most) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), this.bounds.waitMs);
  }

  /** Hands on what there is. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.items.length > 0) this.handOn(this.items.splice(0));
  }
}
