/** A wait for several, each for a time of its own: it is over when everyone has come or had theirs. */
export class Wait {
  /** When each that has not come has had its time. */
  private readonly missing: Map<string, number>;
  private endsMs = NaN;
  private timer: NodeJS.Timeout | undefined;

  /** @param waitsMs how long each is waited for */
  constructor(
    waitsMs: readonly (readonly [name: string, ms: number])[],
    private readonly over: () => void,
  ) {
    const nowMs = performance.now();
    this.missing = new Map(waitsMs.map(([name, ms]) => [name, nowMs + ms]));
    this.arm();
  }

  came(name: string): void {
    this.missing.delete(name);
    if (this.missing.size === 0) this.over();
    else this.arm();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private arm(): void {
    const endsMs = Math.max(...this.missing.values());
    if (endsMs === this.endsMs) return;
    this.endsMs = endsMs;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.over, endsMs - performance.now());
  }
}
