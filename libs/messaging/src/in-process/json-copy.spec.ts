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
  it('makes of anything what the trip through text makes of it', () => {
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
    ['what is not there', { a: undefined, b: [undefined, () => 1, Symbol('s')] }],
    ['numbers that JSON lacks', [NaN, Infinity, -0]],
    ['dates, bytes and instances', { at: new Date(0), bytes: Buffer.from('tea'), cup: new Cup() }],
    [
      'values with a form of their own',
      { tea: { toJSON: () => ['green'] }, list: Object.assign([1], { toJSON: () => 'a list' }) },
    ],
    [
      'a field that is called like the prototype',
      JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}'),
    ],
    ['halves of characters', ['\ud800', '\udc00']],
  ])('knows %s', (_title, value: unknown) => {
    expect(JSON.stringify(jsonCopy(value).value)).toBe(JSON.stringify(value));
    expect(jsonCopy(value).value).toStrictEqual(throughText(value));
  });

  it('shares nothing that can change', () => {
    const tea = { leaves: [{ kind: 'green' }], __proto__: {} };
    const copied = jsonCopy(tea).value as typeof tea;
    copied.leaves.push({ kind: 'black' });
    Object.assign(copied.leaves[0] as object, { kind: 'red' });
    expect(tea.leaves).toEqual([{ kind: 'green' }]);
  });

  it('is equal, and cannot be changed anywhere, where several are to have it', () => {
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

  it('refuses what JSON refuses', () => {
    const snake: { tail?: unknown } = {};
    snake.tail = snake;
    expect(() => jsonCopy({ cups: 1n })).toThrow(TypeError);
    expect(() => jsonCopy(snake)).toThrow();
  });

  it.each([
    ['a long text', { text: 'x'.repeat(10_000) }],
    ['many small values', Array.from({ length: 2_000 }, (_none, index) => index)],
    ['something that goes through text', { bytes: Buffer.alloc(1_000) }],
  ])('counts the characters of %s, roughly', (_title, value) => {
    const { characters } = jsonCopy(value);
    const exactly = JSON.stringify(value).length;
    expect(characters).toBeGreaterThan(exactly * 0.9);
    expect(characters).toBeLessThan(exactly * 5);
  });
});
