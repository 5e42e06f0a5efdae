const MOST_ENTRIES = 10_000;

/** A map that holds so many entries: the one that was not used for longest goes first. */
export class Recent<V> {
  private readonly entries = new Map<string, V>();

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value !== undefined && this.entries.delete(key)) this.entries.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.size > MOST_ENTRIES ? this.entries.keys() : [];
    if (oldest !== undefined) this.entries.delete(oldest);
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  deleteWhere(matches: (value: V, key: string) => boolean): void {
    for (const [key, value] of this.entries) if (matches(value, key)) this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  get size(): number {
    return this.entries.size;
  }
}
