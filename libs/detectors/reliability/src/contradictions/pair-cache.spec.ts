import { PairCache } from './pair-cache';

describe('PairCache', () => {
  it('compares a pair once', () => {
    const compare = jest.fn(() => 7);
    const cache = new PairCache(compare);
    const [one, other] = [{ id: 1 }, { id: 2 }];
    expect([cache.of(one, other), cache.of(one, other)]).toEqual([7, 7]);
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it('keeps apart pairs that fall on one place', () => {
    const cache = new PairCache<{ id: number }>((one, other) => (one.id + 3 * other.id) % 256);
    for (let id = 0; id < 100_000; id++) {
      const [one, other] = [{ id }, { id: id % 1_000 }];
      if (cache.of(one, other) !== (one.id + 3 * other.id) % 256) throw new Error(`pair ${id}`);
    }
    expect(cache.of({ id: 1 }, { id: 0 })).toBe(1);
  });
});
