/** How many of each there are; what there is none of takes up nothing. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** Of those that pass, all together. */
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
