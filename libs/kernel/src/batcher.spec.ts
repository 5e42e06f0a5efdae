import { Batcher } from './batcher';

describe('Batcher', () => {
  it('passes on items that arrive within the waiting time as one batch, repeatedly', async () => {
    let received: (items: number[]) => void = () => undefined;
    const next = () => new Promise<number[]>((resolve) => (received = resolve));
    const batcher = new Batcher<number>({ waitMs: 1, maxItems: 50 }, (items) => received(items));
    const first = next();
    [1, 2, 3].forEach((item) => batcher.add(item));
    expect(await first).toEqual([1, 2, 3]);
    const second = next();
    batcher.add(4);
    expect(await second).toEqual([4]);
  });

  it('flushes at once when a batch is full or on request', () => {
    const received: number[] = [];
    const batcher = new Batcher<number>({ waitMs: 60_000, maxItems: 50 }, (items) =>
      received.push(items.length),
    );
    for (let item = 0; item < 51; item++) batcher.add(item);
    expect(received).toEqual([50]);
    batcher.flush();
    batcher.flush();
    expect(received).toEqual([50, 1]);
  });
});
