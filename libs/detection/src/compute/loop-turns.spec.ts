import { LoopTurns } from './loop-turns';

/** Computes for longer than the share of one event loop iteration. */
const computeLong = (): void => {
  const endMs = performance.now() + 6;
  while (performance.now() < endMs);
};

describe('LoopTurns', () => {
  it('runs work at once while the iteration has time left', () => {
    const done: number[] = [];
    const turns = new LoopTurns();
    for (const each of [1, 2, 3]) void turns.run('a', () => done.push(each));
    expect(done).toEqual([1, 2, 3]);
  });

  it('yields to the event loop between long tasks', async () => {
    const turns = new LoopTurns();
    let iterations = 0;
    const counted = Array.from({ length: 4 }, () =>
      turns.run('a', () => {
        setImmediate(() => iterations++);
        computeLong();
        return iterations;
      }),
    );
    await expect(Promise.all(counted)).resolves.toEqual([0, 1, 2, 3]);
  });

  it('lets workspaces take turns', async () => {
    const turns = new LoopTurns();
    const order: string[] = [];
    const names = ['a1', 'a2', 'a3', 'b1', 'b2'];
    await Promise.all(
      names.map((name) => turns.run(name.charAt(0), () => (order.push(name), computeLong()))),
    );
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('rejects with the error of the work and keeps running other work', async () => {
    const turns = new LoopTurns();
    const failing = (): never => {
      computeLong();
      throw new RangeError('a bug');
    };
    const settled = await Promise.allSettled([
      turns.run('a', failing),
      turns.run('a', failing),
      turns.run('a', () => 'done'),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });
});
