import fc from 'fast-check';
import { UnreadableRequest } from '../errors';
import { parseReference } from './reference-syntax';

describe('a reference to a stored prompt', () => {
  it.each([
    ['$greeting', 'greeting', {}, true],
    ['  $greeting\n', 'greeting', {}, true],
    ['$100', '100', {}, true],
    ['$greeting|[name=Ada]', 'greeting', { name: 'Ada' }, false],
    ['$greeting|[name=Ada]|[city=Turin]', 'greeting', { name: 'Ada', city: 'Turin' }, false],
    ['$greeting|[name=Ada,city=Turin]', 'greeting', { name: 'Ada', city: 'Turin' }, false],
    ['$greeting|[name=]', 'greeting', { name: '' }, false],
    ['$greeting|[ name = Ada ]', 'greeting', { name: ' Ada ' }, false],
    ['$greeting|[sum=1=1]', 'greeting', { sum: '1=1' }, false],
    [
      String.raw`$greeting|[list=a\,b\]\|\=\\]`,
      'greeting',
      { list: String.raw`a,b]|=\ `.trim() },
      false,
    ],
    [String.raw`$greeting|[path=C:\new\\]`, 'greeting', { path: 'C:\\new\\' }, false],
    ['$greeting|[name=two\nlines]', 'greeting', { name: 'two\nlines' }, false],
    ['$greeting|[a=1]|[a=2]', 'greeting', { a: '2' }, false],
    ['$greet|[NAME=Ada]|[TONE=kind, warm]', 'greet', { NAME: 'Ada', TONE: 'kind, warm' }, false],
    [
      '$greet|[NAME=Hello, can you help? I have = sign]',
      'greet',
      { NAME: 'Hello, can you help? I have = sign' },
      false,
    ],
    ['$greet|[a=1,]', 'greet', { a: '1,' }, false],
    ['$greet|[a=1,,b=2]', 'greet', { a: '1,', b: '2' }, false],
    ['$greet|[a=1, b=2]', 'greet', { a: '1', b: '2' }, false],
    [String.raw`$greet|[a=1\,b=2]`, 'greet', { a: '1,b=2' }, false],
    ['$greet|[a=x, 2=3]', 'greet', { a: 'x, 2=3' }, false],
    ['$greet|[größe.x-1=5]', 'greet', { 'größe.x-1': '5' }, false],
    [`$${'x'.repeat(101)}|[a=1]`, 'x'.repeat(101), { a: '1' }, false],
  ])('is parsed from %j', (text, id, variables, bare) => {
    expect(parseReference(text)).toEqual({ id, variables, bare });
  });

  it.each([
    '',
    '$',
    '$ 100',
    '100$',
    'pay $100',
    '$greeting and more',
    '$greeting[name=Ada]',
    '$-greeting',
    '$-greeting|[a=1]',
    '$greeting |[a=1]',
    '|[a=1]',
    '$|[a=1]',
  ])('is absent from the ordinary text %j', (text) => {
    expect(parseReference(text)).toBeNull();
  });

  it.each([
    '$greeting|',
    '$greeting|hello',
    '$greeting|[',
    '$greeting|[]',
    '$greeting|[name]',
    '$greeting|[=Ada]',
    '$greeting|[my name=Ada]',
    '$greeting|[1=Ada]',
    '$greeting|[name=Ada',
    '$greeting|[name=Ada]x',
    '$greeting|[name=Ada]|',
    '$greeting|[name=Ada] |[a=1]',
    '$greeting|[a=1|2]',
    '$greeting|[a=1|[b=2]',
    '$greeting|[name=Ada\\]',
    '$5|$10',
  ])('is refused in the form %j with the expected syntax', (text) => {
    expect(() => parseReference(text)).toThrow(
      /^The reference to the prompt (?:greeting|5) is not well formed at character \d+: expected groups such as \|\[name=value\]/,
    );
  });

  it('is refused with the position of its fault', () => {
    expect(() => parseReference('$greeting|[a=1|2]')).toThrow('at character 15:');
    expect(() => parseReference('$greeting|[a=1]x')).toThrow('at character 16:');
  });

  const escaped = (text: string): string => text.replace(/[\]=,|\\]/g, (mark) => `\\${mark}`);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\\', ']', '[', '=', ',', '|', '$', ' ', 'a') }),
  );
  const name = fc
    .stringMatching(/^[\p{L}_][\p{L}\p{M}\p{Nd}_.-]{0,20}$/u)
    .filter((text) => text !== '__proto__');
  const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);

  it('keeps every written value, in both forms', () => {
    fc.assert(
      fc.property(
        id,
        fc.uniqueArray(fc.tuple(name, value), {
          selector: ([first]) => first,
          minLength: 1,
          maxLength: 4,
        }),
        fc.boolean(),
        (prompt, pairs, together) => {
          const groups = pairs.map(([first, second]) => `${first}=${escaped(second)}`);
          const text = `$${prompt}${together ? `|[${groups.join(',')}]` : groups.map((group) => `|[${group}]`).join('')}`;
          expect(parseReference(text)).toEqual({
            id: prompt,
            variables: Object.fromEntries(pairs),
            bare: false,
          });
        },
      ),
    );
  });

  it('is parsed or refused in linear time', () => {
    const parsed = (text: string): unknown => {
      try {
        return parseReference(text);
      } catch (error) {
        return expect(error).toBeInstanceOf(UnreadableRequest);
      }
    };
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('$', 'a', '|', '[', ']', '=', ',', '\\', ' ') }),
        (text) => void parsed(`$a${text}`),
      ),
    );
    for (const part of [',', ', ', ',a', ', a ', '\\', 'a,a=', ' ', 'a'])
      parsed(`$a|[a=${part.repeat(100_000)}`);
  });
});
