import { ManualClock } from '@touchstone/testing';
import { MOST_WAITING, Room } from './room';

/** Of lanes in memory, where each has so much waiting. */
const aRoom = (waiting: Record<string, number>) => {
  const clock = new ManualClock();
  const counted: string[] = [];
  const count = async (lane: string, most: number) => {
    counted.push(lane);
    return Math.min(waiting[lane] ?? 0, most);
  };
  const full: string[] = [];
  const room = new Room({ count, clock, onFull: (lane) => full.push(lane), most: MOST_WAITING });
  /** What there is room for is added, and waits from then on. */
  const add = async (lane: string, times: number) => {
    const before = waiting[lane] ?? 0;
    for (let time = 0; time < times; time++)
      if (await room.take(lane)) waiting[lane] = (waiting[lane] ?? 0) + 1;
    return (waiting[lane] ?? 0) - before;
  };
  return { clock, counted, full, add, waiting };
};

describe('the room in a lane', () => {
  it('ends where as much waits as may', async () => {
    const { add } = aRoom({ busy: MOST_WAITING - 7 });
    await expect(add('busy', 50)).resolves.toBe(7);
    await expect(add('other', 50)).resolves.toBe(50);
  });

  it('is counted once for a thousand', async () => {
    const { add, counted } = aRoom({});
    for (let round = 0; round < 20; round++) await add('quiet', 100);
    expect(counted).toHaveLength(2);
  });

  it('is looked at once a second where there is none, and is there again when something was sent', async () => {
    const { add, clock, counted, waiting } = aRoom({ full: MOST_WAITING });
    await expect(add('full', 100)).resolves.toBe(0);
    waiting['full'] = MOST_WAITING - 3;
    clock.advance(999);
    await expect(add('full', 100)).resolves.toBe(0);
    expect(counted).toHaveLength(1);
    clock.advance(1);
    await expect(add('full', 100)).resolves.toBe(3);
  });

  it('is told of once where there is none any more', async () => {
    const { add, clock, full, waiting } = aRoom({ busy: MOST_WAITING - 5 });
    for (let second = 0; second < 3; second++) {
      await add('busy', 20);
      clock.advance(1_000);
    }
    expect(full).toEqual(['busy']);
    waiting['busy'] = 0;
    await add('busy', 1);
    waiting['busy'] = MOST_WAITING;
    await add('busy', 1_000);
    expect(full).toEqual(['busy', 'busy']);
  });

  it('is asked for again after it could not be counted', async () => {
    let away = true;
    const room = new Room({
      count: () => (away ? Promise.reject(new Error('away')) : Promise.resolve(0)),
      clock: new ManualClock(),
      onFull: () => undefined,
      most: MOST_WAITING,
    });
    await expect(room.take('lane')).rejects.toThrow('away');
    away = false;
    await expect(room.take('lane')).resolves.toBe(true);
  });
});
