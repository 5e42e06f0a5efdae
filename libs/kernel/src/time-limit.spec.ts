import { once } from 'node:events';
import { DeadlineExceeded } from './app-error';
import { withTimeLimit } from './time-limit';

describe('withTimeLimit', () => {
  it('aborts the signal when the time is over', async () => {
    const reason = await withTimeLimit(1, async (signal) => {
      await once(signal, 'abort');
      return signal.reason as unknown;
    });
    expect(reason).toBeInstanceOf(DeadlineExceeded);
  });

  it.each([60_000, Infinity])(
    'does not abort work that ends within %d ms',
    async (milliseconds) => {
      const aborted = await withTimeLimit(milliseconds, async (signal) => {
        await new Promise((resolve) => setImmediate(resolve));
        return signal.aborted;
      });
      expect(aborted).toBe(false);
    },
  );

  it('rethrows errors of the work', async () => {
    await expect(withTimeLimit(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  });
});
