const MOST_ENTRIES = 10_000;

/** For values that can be large. */
export interface Weighing<V> {
  weigh(value: V): number;
  /** Of all values together; one that is heavier by itself is not kept. */
  most: number;
}

interface Kept<V> {
  value: V;
  weight: number;
}

/** A map that holds so many entries, and so much weight: what was not used for longest goes first. */
export class Recent<V> {
  private readonly entries = new Map<string, Kept<V>>();
  private total = 0;
  private newest: string | undefined;

  constructor(private readonly weighing: Weighing<V> = { weigh: () => 0, most: 0 }) {}

  get(key: string): V | undefined {
    const kept = this.entries.get(key);
    if (kept !== undefined && key !== this.newest) {
      this.entries.delete(key);
      this.toTheEnd(key, kept);
    }
    return kept?.value;
  }

  set(key: string, value: V): void {
    this.delete(key);
    const weight = this.weighing.weigh(value);
    if (weight > this.weighing.most) return;
    this.toTheEnd(key, { value, weight });
    this.total += weight;
    this.makeRoom();
  }

  delete(key: string): void {
    this.total -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }

  deleteWhere(matches: (value: V, key: string) => boolean): void {
    for (const [key, { value }] of this.entries) if (matches(value, key)) this.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.total = 0;
  }

  get size(): number {
    return this.entries.size;
  }

  get weight(): number {
    return this.total;
  }

  private toTheEnd(key: string, kept: Kept<V>): void {
    this.entries.set(key, kept);
    this.newest = key;
  }

  private makeRoom(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= MOST_ENTRIES && this.total <= this.weighing.most) return;
      this.delete(key);
    }
  }
}
