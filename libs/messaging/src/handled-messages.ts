export interface HandledCount {
  queue: string;
  handled: number;
  /** Unix time in milliseconds; `undefined` if none was handled. */
  lastMs: number | undefined;
}

/** Counts the messages that this process has handled, for each queue that it serves. */
export class HandledMessages {
  private readonly counts = new Map<string, HandledCount>();

  /** Adds a queue without any message. */
  serve(queue: string): void {
    if (!this.counts.has(queue)) this.counts.set(queue, { queue, handled: 0, lastMs: undefined });
  }

  note(queue: string): void {
    const count = this.counts.get(queue);
    if (!count) return;
    count.handled++;
    count.lastMs = Date.now();
  }

  snapshot(): HandledCount[] {
    return [...this.counts.values()].map((count) => ({ ...count }));
  }
}
