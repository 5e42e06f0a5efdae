import { ManualClock } from '@touchstone/testing';
import { BacklogLimit } from './backlog-limit';

const MAX_BACKLOG = 10_000;

/** A limit over counts in memory. @param pending deliveries by target */
const aLimit = (pending: Record<string, number>) => {
  const clock = new ManualClock();
  const counted: string[] = [];
  const count = async (targetKey: string, max: number) => {
    counted.push(targetKey);
    return Math.min(pending[targetKey] ?? 0, max);
  };
  const full: string[] = [];
  const limit = new BacklogLimit({
    count,
    clock,
    onFull: (targetKey) => full.push(targetKey),
    max: MAX_BACKLOG,
  });
  /** Adds as many pending deliveries as the limit admits. */
  const add = async (targetKey: string, times: number) => {
    const before = pending[targetKey] ?? 0;
    for (let time = 0; time < times; time++)
      if (await limit.reserve(targetKey)) pending[targetKey] = (pending[targetKey] ?? 0) + 1;
    return (pending[targetKey] ?? 0) - before;
  };
  return { clock, counted, full, add, pending };
};

describe('backlog limit', () => {
  it('admits up to the maximum for each target', async () => {
    const { add } = aLimit({ busy: MAX_BACKLOG - 7 });
    await expect(add('busy', 50)).resolves.toBe(7);
    await expect(add('other', 50)).resolves.toBe(50);
  });

  it('counts once for a thousand deliveries', async () => {
    const { add, counted } = aLimit({});
    for (let round = 0; round < 20; round++) await add('quiet', 100);
    expect(counted).toHaveLength(2);
  });

  it('counts a full target once a second, and admits again after a delivery was sent', async () => {
    const { add, clock, counted, pending } = aLimit({ full: MAX_BACKLOG });
    await expect(add('full', 100)).resolves.toBe(0);
    pending['full'] = MAX_BACKLOG - 3;
    clock.advance(999);
    await expect(add('full', 100)).resolves.toBe(0);
    expect(counted).toHaveLength(1);
    clock.advance(1);
    await expect(add('full', 100)).resolves.toBe(3);
  });

  it('reports a target once each time it becomes full', async () => {
    const { add, clock, full, pending } = aLimit({ busy: MAX_BACKLOG - 5 });
    for (let second = 0; second < 3; second++) {
      await add('busy', 20);
      clock.advance(1_000);
    }
    expect(full).toEqual(['busy']);
    pending['busy'] = 0;
    await add('busy', 1);
    pending['busy'] = MAX_BACKLOG;
    await add('busy', 1_000);
    expect(full).toEqual(['busy', 'busy']);
  });

  it('counts again after a failure', async () => {
    let away = true;
    const limit = new BacklogLimit({
      count: () => (away ? Promise.reject(new Error('away')) : Promise.resolve(0)),
      clock: new ManualClock(),
      onFull: () => undefined,
      max: MAX_BACKLOG,
    });
    await expect(limit.reserve('targetKey')).rejects.toThrow('away');
    away = false;
    await expect(limit.reserve('targetKey')).resolves.toBe(true);
  });
});
