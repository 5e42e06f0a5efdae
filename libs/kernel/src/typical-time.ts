/** Weight of the latest duration. */
const WEIGHT = 0.1;

/** Moving average of how long a kind of work takes. */
export class TypicalTime {
  private average: number | undefined;

  /** Returns milliseconds; 0 while nothing is known. */
  get averageMs(): number {
    return this.average ?? 0;
  }

  add(tookMs: number): void {
    this.average =
      this.average === undefined ? tookMs : this.average + WEIGHT * (tookMs - this.average);
  }

  /**
   * Returns true if the work is likely to end within this time. Each refusal lowers the average, so
   * that one that has become too high is measured again.
   */
  fits(remainingMs: number): boolean {
    if (this.average === undefined || this.average <= remainingMs) return true;
    this.average *= 1 - WEIGHT;
    return false;
  }
}
