import { Gathering } from './gathering';

describe('gathering', () => {
  it('hands on together what comes within a moment, and goes on', async () => {
    let handed: (items: number[]) => void = () => undefined;
    const next = () => new Promise<number[]>((resolve) => (handed = resolve));
    const gathering = new Gathering<number>({ waitMs: 1, most: 50 }, (items) => handed(items));
    const first = next();
    [1, 2, 3].forEach((item) => gathering.add(item));
    expect(await first).toEqual([1, 2, 3]);
    const second = next();
    gathering.add(4);
    expect(await second).toEqual([4]);
  });

  it('waits no longer once there are many, or when it is told so', () => {
    const handed: number[] = [];
    const gathering = new Gathering<number>({ waitMs: 60_000, most: 50 }, (items) =>
      handed.push(items.length),
    );
    for (let item = 0; item < 51; item++) gathering.add(item);
    expect(handed).toEqual([50]);
    gathering.flush();
    gathering.flush();
    expect(handed).toEqual([50, 1]);
  });
});
