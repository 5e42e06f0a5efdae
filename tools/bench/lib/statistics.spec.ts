import { median, percentile, repeatedly, slopeOf } from './statistics';

describe('percentile', () => {
  it.each([
    ['the middle of an odd number of values', [3, 1, 2], 50, 2],
    ['the lower of the two in the middle', [4, 1, 3, 2], 50, 2],
    [
      'the value that 95 of 100 do not exceed',
      Array.from({ length: 100 }, (_, index) => index + 1),
      95,
      95,
    ],
    ['the only value', [7], 95, 7],
  ])('is %s', (_title, values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('sorts by number', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('throws for an empty list', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});

describe('repeatedly', () => {
  it('collects each figure in the order of the runs', async () => {
    expect(await repeatedly(async (run) => ({ run, double: run * 2 }), 3)).toEqual({
      run: [0, 1, 2],
      double: [0, 2, 4],
    });
  });
});

describe('the slope of a line', () => {
  const points = Array.from({ length: 20 }, (_, x) => [x, 2 * x + (x % 2)] as const);

  it('hardly changes with an outlier', () => {
    expect(slopeOf(points).median).toBeCloseTo(2, 1);
    expect(slopeOf(points.map(([x, y]) => [x, x === 7 ? 1_000 : y])).median).toBeCloseTo(2, 1);
  });

  it('has bounds that widen with the noise', () => {
    const noisy = points.map(([x, y]) => [x, y + (x % 3) * 20] as const);
    const width = ({ low, high }: { low: number; high: number }): number => high - low;
    expect(slopeOf(points)).toMatchObject({
      low: expect.closeTo(2, 0),
      high: expect.closeTo(2, 0),
    });
    expect(width(slopeOf(noisy))).toBeGreaterThan(10 * width(slopeOf(points)));
  });
});
