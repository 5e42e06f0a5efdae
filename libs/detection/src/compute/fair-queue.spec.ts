import { FairQueue } from './fair-queue';

const filled = (...items: string[]): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(item.charAt(0), item);
  return queue;
};

const drained = (queue: FairQueue<string>): string[] =>
  Array.from({ length: queue.size }, () => queue.take() as string);

describe('FairQueue', () => {
  it('keeps the order of arrival within a key', () => {
    expect(drained(filled('a1', 'a2', 'a3'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('lets keys take turns', () => {
    expect(drained(filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
    ]);
  });

  it('puts a key that returns behind the keys that are waiting', () => {
    const queue = filled('a1', 'b1');
    expect(queue.take()).toBe('a1');
    queue.push('a', 'a2');
    expect(drained(queue)).toEqual(['b1', 'a2']);
  });

  it('removes items and counts the rest', () => {
    const queue = filled('a1', 'a2', 'b1');
    queue.remove('a', 'a1');
    queue.remove('a', 'unknown');
    expect([queue.size, queue.sizeOf('a'), queue.sizeOf('c')]).toEqual([2, 1, 0]);
    expect(drained(queue)).toEqual(['a2', 'b1']);
    expect(queue.take()).toBeUndefined();
  });
});
