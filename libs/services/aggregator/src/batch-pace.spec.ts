import { deferred, ManualClock } from '@touchstone/testing';
import { BatchPace } from './batch-pace';

describe('BatchPace', () => {
  const started = async (pace: BatchPace, count: number) => {
    const gate = deferred();
    let running = 0;
    const all = Promise.all(
      Array.from({ length: count }, () =>
        pace.run(() => {
          running++;
          return gate.promise;
        }),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
    return { running: () => running, release: () => gate.resolve(), all };
  };

  it('runs everything at once while there is no live work', async () => {
    const pace = new BatchPace(new ManualClock());
    const batch = await started(pace, 10);
    expect(batch.running()).toBe(10);
    batch.release();
    await batch.all;
  });

  it('runs one at a time beside live work, and all of them in the end', async () => {
    const pace = new BatchPace(new ManualClock());
    pace.noteLive();
    const batch = await started(pace, 10);
    expect(batch.running()).toBe(1);
    batch.release();
    await batch.all;
    expect(batch.running()).toBe(10);
  });

  it('runs everything again once live work has not been seen for a while', async () => {
    const clock = new ManualClock();
    const pace = new BatchPace(clock);
    pace.noteLive();
    const waiting = await started(pace, 5);
    clock.advance(5_000);
    const next = await started(pace, 1);
    expect([waiting.running(), next.running()]).toEqual([5, 1]);
    waiting.release();
    next.release();
    await Promise.all([waiting.all, next.all]);
  });
});
