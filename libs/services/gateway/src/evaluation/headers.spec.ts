import { parsePreference } from './prefer';
import { serverTiming } from './server-timing';

describe('parsePreference', () => {
  it.each<[prefer: string | undefined, waitMs: number, applied?: string, respondAsync?: boolean]>([
    [undefined, 30_000, undefined],
    ['', 30_000, undefined],
    ['wait=5', 5_000, 'wait=5'],
    ['WAIT = "7"', 7_000, 'wait=7'],
    ['respond-async', 0, 'respond-async', true],
    ['respond-async, wait=10', 10_000, 'respond-async, wait=10', true],
    ['wait=10; foo, Respond-Async', 10_000, 'respond-async, wait=10', true],
    ['respond-asynchronously', 30_000, undefined],
    ['respond-async=yes', 30_000, undefined],
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
  ])('converts %p to %p ms', (prefer, waitMs, applied, respondAsync = false) => {
    expect(parsePreference(prefer, 60)).toEqual({
      respondAsync,
      waitMs,
      ...(applied !== undefined && { applied }),
    });
  });

  it('ignores respond-async on a route that always waits', () => {
    expect(parsePreference('respond-async, wait=4', 60, false)).toEqual({
      respondAsync: false,
      waitMs: 4_000,
      applied: 'wait=4',
    });
  });

  it('limits the default to the longest wait', () => {
    expect(parsePreference(undefined, 10)).toEqual({ respondAsync: false, waitMs: 10_000 });
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
