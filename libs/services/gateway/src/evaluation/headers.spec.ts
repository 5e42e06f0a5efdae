import { preferredWait } from './prefer';
import { serverTiming } from './server-timing';

describe('preferredWait', () => {
  it.each([
    [undefined, 30_000, undefined],
    ['', 30_000, undefined],
    ['wait=5', 5_000, 'wait=5'],
    ['WAIT = "7"', 7_000, 'wait=7'],
    ['respond-async, wait=10', 10_000, 'wait=10'],
    ['wait=3; foo=bar', 3_000, 'wait=3'],
    ['wait=2, wait=9', 2_000, 'wait=2'],
    ['wait=0', 1_000, 'wait=1'],
    ['wait=61', 60_000, 'wait=60'],
    ['wait=999999999', 60_000, 'wait=60'],
    ['wait=99999999999999999999', 30_000, undefined],
    ['wait=-1', 30_000, undefined],
    ['wait=1.5', 30_000, undefined],
    ['wait=soon', 30_000, undefined],
    ['wait', 30_000, undefined],
    ['await=4', 30_000, undefined],
    [','.repeat(8_000), 30_000, undefined],
  ])('converts %p to %p ms', (prefer, waitMs, applied) => {
    expect(preferredWait(prefer, 60)).toEqual(
      applied === undefined ? { waitMs } : { waitMs, applied },
    );
  });

  it('limits the default to the longest wait', () => {
    expect(preferredWait(undefined, 10)).toEqual({ waitMs: 10_000 });
  });
});

describe('Server-Timing', () => {
  it('contains the wait and compute times of each family and mode', () => {
    const timings = [
      { family: 'security', mode: 'speed', waitMs: 0.44, computeMs: 2 },
      { family: 'policy', mode: 'quality', waitMs: -0.2, computeMs: 300.06 },
    ] as const;
    expect(serverTiming(timings, 301)).toBe(
      'security-speed-wait;dur=0.4, security-speed-compute;dur=2.0, policy-quality-wait;dur=0.0, policy-quality-compute;dur=300.1, total;dur=301.0',
    );
  });
});
