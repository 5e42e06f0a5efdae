import { ManualClock } from '@touchstone/testing';
import { type Leave, QueueLoad } from './queue-load';

const WINDOW_MS = 1_000;

describe('QueueLoad', () => {
  let clock: ManualClock;
  let load: QueueLoad;

  beforeEach(() => {
    clock = new ManualClock();
    load = new QueueLoad(WINDOW_MS, clock);
  });

  const enter = (requests: number): Leave[] => Array.from({ length: requests }, () => load.enter());
  const answer = (leaves: Leave[], afterMs: number): void => {
    clock.advance(afterMs);
    for (const leave of leaves) leave('answered');
  };
  it('allows many requests while nothing is known', () => {
    enter(511);
    expect(load.used()).toBeLessThan(1);
    enter(1);
    expect(load.used()).toBe(1);
  });

  it('allows more than that if as many were answered within the window', () => {
    answer(enter(500), 500);
    answer(enter(500), 250);
    enter(999);
    expect(load.used()).toBeLessThan(1);
    clock.advance(WINDOW_MS * 2);
    expect(load.used()).toBeGreaterThan(1);
  });

  describe('with late replies', () => {
    let late: Leave[];
    beforeEach(() => {
      late = enter(80);
      for (let answered = 0; answered < 40; answered++) {
        clock.advance(100);
        late.shift()?.('answered');
      }
    });

    it('allows as many requests as were answered within the window', () => {
      expect(load.used()).toBe(4);
      for (const leave of late.splice(9)) leave('failed');
      expect(load.used()).toBeLessThan(1);
    });

    it('estimates when all of them are answered', () => {
      expect(load.drainMs).toBe(4_000);
    });

    it('allows fewer for a request that is needed sooner', () => {
      for (const leave of late.splice(5)) leave('failed');
      expect(load.used(WINDOW_MS / 2)).toBeGreaterThanOrEqual(1);
      expect(load.used()).toBeLessThan(1);
    });

    it('allows a few requests when nothing was answered any more', () => {
      clock.advance(WINDOW_MS * 2);
      for (const leave of late.splice(1)) leave('failed');
      enter(2);
      expect(load.used()).toBeLessThan(1);
      enter(1);
      expect(load.used()).toBe(1);
    });

    it('allows one more for each prompt reply', () => {
      for (const leave of late) leave('failed');
      clock.advance(WINDOW_MS * 2);
      for (let reply = 0; reply < 10; reply++) answer(enter(1), 10);
      clock.advance(WINDOW_MS * 2);
      enter(13);
      expect(load.used()).toBeLessThan(1);
      enter(1);
      expect(load.used()).toBe(1);
    });

    it('forgets them after a minute', () => {
      for (const leave of late) leave('failed');
      clock.advance(60_001);
      enter(511);
      expect(load.used()).toBeLessThan(1);
    });
  });

  it.each(['lost', 'answered'] as const)(
    'distrusts a queue once requests were %s too late for two seconds',
    (ending) => {
      const leaves = enter(100);
      clock.advance(WINDOW_MS + 1);
      leaves.pop()?.(ending);
      expect(load.used()).toBeLessThan(1);
      clock.advance(1_999);
      leaves.pop()?.(ending);
      expect(load.used()).toBeLessThan(1);
      clock.advance(1);
      leaves.pop()?.(ending);
      expect(load.used()).toBeGreaterThan(1);
    },
  );

  it('does not count time that a request spent elsewhere', () => {
    const leaves = enter(100);
    clock.advance(WINDOW_MS * 2);
    leaves.pop()?.('answered', WINDOW_MS * 2);
    clock.advance(WINDOW_MS);
    leaves.pop()?.('answered', WINDOW_MS * 3);
    clock.advance(WINDOW_MS * 2);
    expect(load.used()).toBeLessThan(1);
  });

  it('allows as many as are handled at once, however long that takes', () => {
    const handlingMs = WINDOW_MS * 4;
    const late = enter(2);
    for (const gapMs of [WINDOW_MS * 5, 2_000]) {
      clock.advance(gapMs);
      late.pop()?.('lost');
    }
    const running: Leave[] = [];
    const used: number[] = [];
    for (let tick = 0; tick < 200; tick++) {
      clock.advance(100);
      if (tick >= handlingMs / 100) running.shift()?.('answered', handlingMs);
      used.push(load.used());
      running.push(load.enter());
    }
    expect(running).toHaveLength(handlingMs / 100);
    expect(Math.max(...used.slice(100))).toBeLessThan(1);
  });
});
