import { mean, shareAbove, thresholdFor } from './thresholds';

describe('thresholdFor', () => {
  const few = [0.1, 0.2, 0.9];
  const many = Array.from({ length: 100 }, (_, index) => index / 200);

  it('returns the lowest threshold that keeps the mean over sources of false alarms', () => {
    const scores = new Map([
      ['few', few],
      ['many', many],
    ]);
    const threshold = thresholdFor(scores, 0.2);
    const falseAlarms = (at: number) => mean([shareAbove(few, at), shareAbove(many, at)]);
    expect(falseAlarms(threshold)).toBeLessThanOrEqual(0.2);
    const lower = Math.max(...[...few, ...many].filter((score) => score < threshold));
    expect(falseAlarms(lower)).toBeGreaterThan(0.2);
  });

  it('exceeds every score where no false alarm is allowed', () => {
    expect(thresholdFor(new Map([['few', few]]), 0)).toBeGreaterThan(0.9);
  });
});
