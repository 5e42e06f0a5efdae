import fc from 'fast-check';
import { parseReference } from './reference';

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
    ['$greeting|[name=two\nlines]', 'greeting', { name: 'two\nlines' }, false],
    ['$greeting|[a=1]|[a=2]', 'greeting', { a: '2' }, false],
  ])('%j is one', (text, id, variables, bare) => {
    expect(parseReference(text)).toEqual({ id, variables, bare });
  });

  it.each([
    '',
    '$',
    '$ 100',
    '100$',
    'pay $100',
    '$greeting and more',
    '$greeting|',
    '$greeting|[',
    '$greeting|[]',
    '$greeting|[name]',
    '$greeting|[=Ada]',
    '$greeting|[name=Ada',
    '$greeting|[name=Ada]x',
    '$greeting|[name=Ada]|',
    '$greeting[name=Ada]',
    '$greeting|[a=1|2]',
    '$greeting|[a=1,]',
    '$-greeting',
    `$${'x'.repeat(101)}`,
    '$greeting|[name=Ada\\]',
  ])('%j is ordinary text', (text) => {
    expect(parseReference(text)).toBeNull();
  });

  const escaped = (text: string): string => text.replace(/[\]=,|\\]/g, (mark) => `\\${mark}`);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\\', ']', '[', '=', ',', '|', '$', ' ', 'a') }),
  );
  const name = value
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== '__proto__');
  const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,20}$/);

  it('means what was written, in both forms', () => {
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
          const groups = pairs.map(([first, second]) => `${escaped(first)}=${escaped(second)}`);
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

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('$', 'a', '|', '[', ']', '=', ',', '\\', ' ') }),
        (text) => void parseReference(`$a${text}`),
      ),
    );
  });
});
