/** Counts by name; a name whose count is 0 uses no memory. */
export class Counter {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** Sums the counts of the names that pass. */
  total(passes: (name: string) => boolean = () => true): number {
    return [...this.counts].reduce((sum, [name, count]) => (passes(name) ? sum + count : sum), 0);
  }

  add(name: string): void {
    this.counts.set(name, this.of(name) + 1);
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
