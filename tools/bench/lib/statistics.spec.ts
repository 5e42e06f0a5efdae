import { median, percentile, repeatedly } from './statistics';

describe('percentile', () => {
  it.each([
    ['the middle of an odd number of values', [3, 1, 2], 50, 2],
    ['the lower of the two in the middle', [4, 1, 3, 2], 50, 2],
    ['the value that 95 of 100 do not exceed', Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
    ['the only value', [7], 95, 7],
  ])('is %s', (_title, values, percent, expected) => {
    expect(percentile(values, percent)).toBe(expected);
  });

  it('sorts by number', () => {
    expect(median([10, 9, 100])).toBe(10);
  });

  it('refuses to be taken of nothing', () => {
    expect(() => percentile([], 50)).toThrow(RangeError);
  });
});

describe('repeatedly', () => {
  it('collects each figure in the order of the runs', async () => {
    expect(await repeatedly(async (run) => ({ run, double: run * 2 }), 3)).toEqual({ run: [0, 1, 2], double: [0, 2, 4] });
  });
});
