import { currentTrace, withTrace } from './trace';

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
