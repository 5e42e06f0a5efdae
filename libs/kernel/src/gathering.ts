const MOST = 50;

/** Hands things on together: up to 50 that come within a moment. */
export class Gathering<Item> {
  private items: Item[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** How long the first one waits for more. */
    private readonly waitMs: number,
    private readonly handOn: (items: Item[]) => void,
  ) {}

  add(item: Item): void {
    this.items.push(item);
    if (this.items.length >= MOST) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), this.waitMs);
  }

  /** Hands on what there is. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.items.length > 0) this.handOn(this.items.splice(0));
  }
}
