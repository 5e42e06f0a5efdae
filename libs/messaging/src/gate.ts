/** The consumer stopped while a message was waiting at its gate. */
export class Interrupted extends Error {
  constructor() {
    super('The consumer stopped.');
    this.name = 'Interrupted';
  }
}

/**
 * Pauses a consumer whose dependency is down. While it is closed, new messages wait; the message
 * that failed is retried first, and its success opens the gate for all.
 */
export class Gate {
  private closed = false;
  private timer: NodeJS.Timeout | undefined;
  private torn = false;
  private readonly waiting: {
    retry: boolean;
    resolve: () => void;
    reject: (error: Error) => void;
  }[] = [];

  /** Resolves when a message may be tried; `retry` marks one that failed before. */
  passed(retry: boolean): Promise<void> {
    if (this.torn) return Promise.reject(new Interrupted());
    if (!this.closed) return Promise.resolve();
    return new Promise((resolve, reject) => this.waiting.push({ retry, resolve, reject }));
  }

  open(): void {
    clearTimeout(this.timer);
    this.closed = false;
    for (const { resolve } of this.waiting.splice(0)) resolve();
  }

  closeFor(milliseconds: number): void {
    if (this.torn) return;
    this.closed = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.probe(), milliseconds);
  }

  /** Rejects all waiting messages, now and later. */
  tearDown(): void {
    clearTimeout(this.timer);
    this.torn = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Interrupted());
  }

  private probe(): void {
    const index = this.waiting.findIndex(({ retry }) => retry);
    if (index < 0) return this.open();
    this.waiting.splice(index, 1)[0]?.resolve();
  }
}
