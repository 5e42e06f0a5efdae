import { once } from 'node:events';
import { DeadlineExceeded } from './app-error';
import { withTimeLimit } from './time-limit';

describe('withTimeLimit', () => {
  it('tells work that its time ran out', async () => {
    const reason = await withTimeLimit(1, async (signal) => {
      await once(signal, 'abort');
      return signal.reason as unknown;
    });
    expect(reason).toBeInstanceOf(DeadlineExceeded);
  });

  it.each([60_000, Infinity])('leaves work alone that has %d ms', async (milliseconds) => {
    const aborted = await withTimeLimit(milliseconds, async (signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      return signal.aborted;
    });
    expect(aborted).toBe(false);
  });

  it('passes on what the work throws', async () => {
    await expect(withTimeLimit(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  });
});
