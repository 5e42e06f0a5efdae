import fc from 'fast-check';
import { ExactNumber, ExactObject, exactText, mayHaveLost, parseExactly } from './exact-json';

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  return value instanceof ExactObject
    ? Object.fromEntries(value.members.map(([key, member]) => [key, plain(member)]))
    : value;
};

describe('exact JSON', () => {
  it('equals the result of JSON.parse if nothing is lost', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        const value: unknown = JSON.parse(spaced);
        expect(plain(parseExactly(spaced))).toEqual(value);
        expect(mayHaveLost(spaced, value) && !/\d[\d.e+-]{14}/.test(spaced)).toBe(false);
      }),
    );
  });

  it('serialises to equivalent JSON text', () => {
    fc.assert(
      fc.property(fc.json(), (text) =>
        expect(JSON.parse(exactText(parseExactly(text)))).toEqual(JSON.parse(text)),
      ),
    );
  });

  it.each([
    '6212345678901234577',
    '-9007199254740993',
    '0.12345678901234567890',
    '[1,12345678901234567890123]',
  ])('keeps every digit of %s', (text) => {
    expect(mayHaveLost(text, JSON.parse(text))).toBe(true);
    expect(exactText(parseExactly(text))).toBe(text);
  });

  it.each(['4111111111111111', '52.52000800000001', '9007199254740992'])(
    'parses %s as a number',
    (text) => expect(parseExactly(text)).toBe(Number(text)),
  );

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '[{"b":{"a":"x","a":"x"}}]',
    '{"a":{"x":1},"a":{"x":1}}',
  ])('keeps every member of %s', (text) => {
    expect(mayHaveLost(text, JSON.parse(text))).toBe(true);
    expect(exactText(parseExactly(text))).toBe(text.replace('\\u0061', 'a'));
  });

  it('distinguishes digits and colons in strings from those outside', () => {
    const text = '{"a\\" : \\\\": "b: \\"c\\": d", "e" : ":"}';
    expect(mayHaveLost(text, JSON.parse(text))).toBe(false);
    expect(parseExactly('"6212345678901234577"')).toBe('6212345678901234577');
    expect(parseExactly('[6212345678901234577]')).toEqual([new ExactNumber('6212345678901234577')]);
  });

  it.each([
    ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['backslashes', `"${'\\\\'.repeat(300_000)}"`],
    ['members', `{${'"a":1,'.repeat(100_000)}"a":1}`],
  ])('accepts any number of %s', (_title, text) => {
    expect(mayHaveLost(text, JSON.parse(text))).toBe(text.startsWith('{'));
    expect(parseExactly(text)).toBeDefined();
  });
});
