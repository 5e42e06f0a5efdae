import { Batcher } from './batcher';
import { currentTrace, outsideTraces, withTrace } from './trace';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('withTrace', () => {
  it('keeps a well-formed traceparent for all work inside, awaited or not', async () => {
    await withTrace(TRACE, async () => {
      await Promise.resolve();
      expect(currentTrace()).toBe(TRACE);
    });
  });

  it.each([
    undefined,
    '',
    'garbage',
    TRACE.replace(/0af.*?-/, `${'0'.repeat(32)}-`),
    `${TRACE}\nx`,
  ])('creates a new one in place of %j', (given) => {
    withTrace(given, () => {
      expect(currentTrace()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
      expect(currentTrace()).not.toBe(given);
    });
  });

  it('ends with the work', () => {
    withTrace(TRACE, () => undefined);
    expect(currentTrace()).toBeUndefined();
  });
});

describe('outsideTraces', () => {
  it('keeps a loop out of the trace of the work that starts it', async () => {
    const seen = await withTrace(TRACE, () =>
      outsideTraces(async () => {
        await Promise.resolve();
        return currentTrace();
      }),
    );
    expect(seen).toBeUndefined();
  });

  it('keeps a batch out of the trace of its first or its last item', () => {
    const seen: unknown[] = [];
    const batcher = new Batcher<number>({ waitMs: 1_000, maxItems: 2 }, () =>
      seen.push(currentTrace()),
    );
    withTrace(TRACE, () => [1, 2, 3].forEach((item) => batcher.add(item)));
    withTrace(TRACE, () => batcher.flush());
    expect(seen).toEqual([undefined, undefined]);
  });
});
