import fc from 'fast-check';
import { jsonCopy } from './json-copy';

const throughText = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};

class Cup {
  readonly ounces = 8;
  get full(): boolean {
    return true;
  }
}

describe('jsonCopy', () => {
  it('equals the result of a round trip through text for any value', () => {
    const anything = fc.anything({
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
      withSparseArray: true,
      withNullPrototype: true,
      withBoxedValues: true,
    });
    fc.assert(
      fc.property(anything, (value) =>
        expect(jsonCopy(value).value).toStrictEqual(throughText(value)),
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [
      'undefined values, functions and symbols',
      { a: undefined, b: [undefined, () => 1, Symbol('s')] },
    ],
    ['numbers that JSON lacks', [NaN, Infinity, -0]],
    ['dates, bytes and instances', { at: new Date(0), bytes: Buffer.from('tea'), cup: new Cup() }],
    [
      'values with `toJSON`',
      { tea: { toJSON: () => ['green'] }, list: Object.assign([1], { toJSON: () => 'a list' }) },
    ],
    ['a field named `__proto__`', JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}')],
    ['lone surrogates', ['\ud800', '\udc00']],
  ])('copies %s as a round trip through text does', (_title, value: unknown) => {
    expect(JSON.stringify(jsonCopy(value).value)).toBe(JSON.stringify(value));
    expect(jsonCopy(value).value).toStrictEqual(throughText(value));
  });

  it('shares no mutable data with the original', () => {
    const tea = { leaves: [{ kind: 'green' }], __proto__: {} };
    const copied = jsonCopy(tea).value as typeof tea;
    copied.leaves.push({ kind: 'black' });
    Object.assign(copied.leaves[0] as object, { kind: 'red' });
    expect(tea.leaves).toEqual([{ kind: 'green' }]);
  });

  it('returns an equal and deeply frozen copy on request', () => {
    const anything = fc.anything({ withDate: true, withMap: true, withNullPrototype: true });
    fc.assert(
      fc.property(anything, (value) => {
        const { value: copied } = jsonCopy(value, { frozen: true });
        expect(copied).toStrictEqual(throughText(value));
        JSON.stringify(copied, (_key, part: unknown) => {
          expect(Object.isFrozen(part)).toBe(true);
          return part;
        });
      }),
    );
  });

  it('throws on values that JSON refuses', () => {
    const snake: { tail?: unknown } = {};
    snake.tail = snake;
    expect(() => jsonCopy({ cups: 1n })).toThrow(TypeError);
    expect(() => jsonCopy(snake)).toThrow();
  });

  it.each([
    ['a long text', { text: 'x'.repeat(10_000) }],
    ['a long text in another script', { text: 'ж'.repeat(10_000) }],
    ['many small values', Array.from({ length: 2_000 }, (_none, index) => index)],
    ['a value that is copied through text', { bytes: Buffer.alloc(1_000) }],
  ])('estimates the bytes of %s', (_title, value) => {
    const { bytes } = jsonCopy(value);
    const exactly = Buffer.byteLength(JSON.stringify(value));
    expect(bytes).toBeGreaterThan(exactly * 0.9);
    expect(bytes).toBeLessThan(exactly * 5);
  });
});
