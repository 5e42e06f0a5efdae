/** Ends a wait early. Concurrent calls of `wake` before the next wait end that one at once. */
export class Wake {
  private isDue = false;
  private end: (() => void) | undefined;

  wake(): void {
    this.isDue = true;
    this.end?.();
  }

  /** Resolves when woken, or after this time. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.isDue)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.isDue = false;
    this.end = undefined;
  }
}
