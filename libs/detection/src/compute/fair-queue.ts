/**
 * First in, first out within each key; keys take turns, so a key with many items delays the others
 * by one item each.
 */
export class FairQueue<T> {
  /** Insertion order is the order of turns: a key that was served goes to the end. */
  private readonly queues = new Map<string, Set<T>>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(key: string): number {
    return this.queues.get(key)?.size ?? 0;
  }

  push(key: string, item: T): void {
    const queue = this.queues.get(key) ?? new Set<T>();
    queue.add(item);
    this.queues.set(key, queue);
    this.count++;
  }

  /** Removes and returns the next item; `undefined` when there is none. */
  take(): T | undefined {
    const [turn] = this.queues;
    if (!turn) return undefined;
    const [key, queue] = turn;
    const [item] = queue;
    if (item === undefined) return undefined;
    this.remove(key, item);
    if (this.queues.delete(key)) this.queues.set(key, queue);
    return item;
  }

  remove(key: string, item: T): void {
    const queue = this.queues.get(key);
    if (!queue?.delete(item)) return;
    this.count--;
    if (queue.size === 0) this.queues.delete(key);
  }
}
