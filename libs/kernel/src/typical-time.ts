/** Weight of the latest duration. */
const WEIGHT = 0.1;

/** Moving average of how long a kind of work takes. */
export class TypicalTime {
  private averageMs: number | undefined;

  add(tookMs: number): void {
    this.averageMs =
      this.averageMs === undefined ? tookMs : this.averageMs + WEIGHT * (tookMs - this.averageMs);
  }

  /**
   * Returns true if the work is likely to end within this time. Each refusal lowers the average, so
   * that one that has become too high is measured again.
   */
  fits(remainingMs: number): boolean {
    if (this.averageMs === undefined || this.averageMs <= remainingMs) return true;
    this.averageMs *= 1 - WEIGHT;
    return false;
  }
}
