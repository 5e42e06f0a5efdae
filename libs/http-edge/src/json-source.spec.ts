import fc from 'fast-check';
import { jsonText, parseBody, sourceOf } from './json-source';

const callIn = (text: string): unknown => (parseBody(text) as { arguments: unknown }).arguments;

describe('sourceOf', () => {
  it('returns nothing if parsing lost nothing', () => {
    fc.assert(
      fc.property(fc.json(), (text) =>
        expect(
          sourceOf(
            callIn(`{"arguments":${JSON.stringify(JSON.parse(text.replace(/\d{15,}/g, '7')))}}`),
          ),
        ).toBeUndefined(),
      ),
    );
  });

  it.each([
    ['digits', '{"card":6212345678901234577}'],
    ['digits in a list', '[1,[6212345678901234577]]'],
    ['members with the same key', '{"to":"jane.doe@example.com","to":"x"}'],
    ['nested members', '{"a":[{"to":{"b":1},"to":2}]}'],
  ])('keeps %s', (_title, text) => {
    expect(sourceOf(callIn(`{"other":1,"arguments":${text}}`))).toBe(text);
    expect(jsonText(callIn(`{"\\u0061rguments": ${text}}`))).toBe(text);
  });

  it('returns the source of the last of several members with one key', () => {
    expect(
      sourceOf(callIn('{"arguments":{"b":{"x":1,"x":2}},"arguments":{"b":{"x":2}}}')),
    ).toBeUndefined();
    expect(sourceOf(callIn('{"arguments":{"x":2},"arguments":{"x":1,"x":2}}'))).toBe(
      '{"x":1,"x":2}',
    );
  });

  it('returns nothing for primitive values and values parsed elsewhere', () => {
    expect([undefined, null, 'text', 6212345678901234577, { a: 1 }].map(sourceOf)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it('accepts any depth', () => {
    const text = `{"arguments":${'['.repeat(200_000)}6212345678901234577${']'.repeat(200_000)}}`;
    expect(parseBody(text)).toBeDefined();
  });
});
