import { AppError, Batcher, type BatchLimits } from '@touchstone/kernel';
import { nextBatch } from './next-batch';

interface Waiting<Item> {
  item: Item;
  characters: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes many items with one statement: those that arrive within a short wait, or while another
 * statement runs.
 */
export class GroupCommit<Item> {
  private readonly waiting: Waiting<Item>[] = [];
  private readonly arriving: Batcher<readonly Waiting<Item>[]>;
  private writing = false;

  /**
   * @param charactersIn size of an item, which bounds the statement
   * @param write stores the items of one statement
   */
  constructor(
    limits: BatchLimits,
    private readonly charactersIn: (item: Item) => number,
    private readonly write: (items: readonly Item[]) => Promise<unknown>,
  ) {
    this.arriving = new Batcher<readonly Waiting<Item>[]>(limits, (arrived) =>
      this.take(arrived.flat()),
    );
  }

  /** Resolves when all items are stored. @throws Unavailable, and what `write` throws */
  async add(...items: readonly Item[]): Promise<void> {
    const waiting: Waiting<Item>[] = [];
    // An error about one item rejects only its own promise.
    const stored = items.map(
      (item) =>
        new Promise<void>((resolve, reject) => {
          waiting.push({ item, characters: this.charactersIn(item), resolve, reject });
        }),
    );
    this.arriving.add(waiting);
    await Promise.all(stored);
  }

  private take(arrived: readonly Waiting<Item>[]): void {
    this.waiting.push(...arrived);
    if (!this.writing) void this.writeAll();
  }

  private async writeAll(): Promise<void> {
    this.writing = true;
    while (this.waiting.length > 0)
      await this.writeSome(this.waiting.splice(0, nextBatch(this.waiting)));
    this.writing = false;
  }

  private async writeSome(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.write(batch.map(({ item }) => item));
      batch.forEach(({ resolve }) => resolve());
    } catch (error) {
      if (error instanceof AppError || batch.length === 1)
        return batch.forEach(({ reject }) => reject(error));
      // One item that cannot be stored must not fail the others.
      for (const one of batch) await this.writeSome([one]);
    }
  }
}
