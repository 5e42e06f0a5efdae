import fc from 'fast-check';
import { fill, parseTemplate } from './template';

const VALUES = new Map(
  Object.entries({
    A: '1',
    B: '2',
    _x: '3',
    'user.name': '4',
    'a-b': '5',
    größe: '6',
    नाम: '7',
    '𝒳': '8',
  }),
);
const filled = (text: string): string =>
  fill(parseTemplate(text), (name) => VALUES.get(name) ?? `?${name}?`);

describe('a template', () => {
  it.each([
    ['{A}', '1'],
    ['{{A}}', '1'],
    ['{{ A }}', '1'],
    ['{{\tA  }}', '1'],
    ['a{A}b{{B}}c{A}', 'a1b2c1'],
    ['{A}{B}{{A}}{{B}}', '1212'],
    ['{_x} {user.name} {a-b}', '3 4 5'],
    ['{größe} {नाम} {{𝒳}}', '6 7 8'],
    ['{constructor}', '?constructor?'],
  ])('replaces %j', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it.each([
    '',
    '{',
    '}',
    '{{',
    '}}',
    '{}',
    '{{}}',
    '{ A }',
    '{A',
    'A}',
    '{{A',
    '{\nA}',
    '{{\nA\n}}',
    '{1}',
    '{-a}',
    '{.a}',
    '{a b}',
    '{{a b}}',
    '{A:B}',
    '{"A"}',
    '{[A]}',
    '{a,b}',
    '{"city": "Basel", "near": {"km": 5, "of": []}}',
    'function f() { return {}; }',
    '\\d{3}',
    '{\u0301a}',
    '{\ud835}',
    '{A\ud835}',
    '{ }',
    '{{ }}',
    '{{{}}}',
  ])('keeps %j', (text) => {
    expect(filled(text)).toBe(text);
  });

  it.each([
    ['{{{A}}}', '{1}'],
    ['{{{{A}}}}', '{{1}}'],
    ['{{A}', '{1'],
    ['{A}}', '1}'],
    ['{{A} }', '{1 }'],
    ['{{ A }', '{{ A }'],
    ['{{A}}}', '1}'],
    ['{{{A}', '{{1'],
    ['{A{B}}', '{A2}'],
    ['{{A{{B}}}}', '{{A2}}'],
    ['{{A}{B}}', '{12}'],
    ['{"a": {"b": {A}}}', '{"a": {"b": 1}}'],
    ['{"a": {"b": {{A}}}}', '{"a": {"b": 1}}'],
    ['{"a": "{{A}}"}', '{"a": "1"}'],
  ])('reads the braces of %j from the left', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('returns the position of each placeholder', () => {
    expect(parseTemplate('é{A} {{ B }}')).toEqual({
      text: 'é{A} {{ B }}',
      placeholders: [
        { name: 'A', start: 1, end: 4 },
        { name: 'B', start: 5, end: 12 },
      ],
    });
  });

  it('returns text without braces unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).map((text) => text.replaceAll('{', '(')),
        (text) => filled(text) === text,
      ),
    );
  });

  const braces = fc.string({
    unit: fc.constantFrom(
      '{',
      '}',
      '{{',
      '}}',
      'A',
      'b_1',
      ' ',
      '\t',
      '.',
      '-',
      '"',
      '\n',
      'é',
      '😀',
    ),
    maxLength: 40,
  });

  it('returns placeholders in order, without overlaps, each at the position of its name', () => {
    fc.assert(
      fc.property(braces, (text) => {
        let last = 0;
        for (const { name, start, end } of parseTemplate(text).placeholders) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toMatch(
            /^(?:\{[^{}\s]+\}|\{\{[ \t]*[^{}\s]+[ \t]*\}\})$/u,
          );
          expect(text.slice(start, end).replace(/[{} \t]/g, '')).toBe(name);
          last = end;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps JSON whose strings contain no braces', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ stringUnit: fc.constantFrom('a', '_', '1', ' ', '"', '\n') }),
        fc.nat(4),
        (value, indent) => {
          const json = JSON.stringify(value, null, indent);
          expect(filled(json)).toBe(json);
        },
      ),
    );
  });

  it('inserts values with braces unchanged', () => {
    const pieces = fc.array(
      fc.tuple(
        fc.string().map((text) => text.replace(/[{}]/g, '')),
        fc.constantFrom('A', 'B', 'long_name'),
        fc.constantFrom(['{', '}'], ['{{', '}}'], ['{{ ', ' }}']),
      ),
    );
    fc.assert(
      fc.property(
        pieces,
        fc.dictionary(
          fc.constantFrom('A', 'B', 'long_name'),
          fc.oneof(braces, fc.constantFrom('{{A}}', '{B}', '$&', '\\1')),
        ),
        (parts, values) => {
          const valueOf = (name: string): string => values[name] ?? '';
          const text = parts
            .map(([literal, name, [open, close]]) => `${literal}${open}${name}${close}`)
            .join('');
          expect(fill(parseTemplate(text), valueOf)).toBe(
            parts.map(([literal, name]) => `${literal}${valueOf(name)}`).join(''),
          );
        },
      ),
    );
  });
});

/** Counts how often the parser reads a character. */
const looksAt = (text: string): number => {
  const { charCodeAt, codePointAt } = String.prototype;
  let looks = 0;
  String.prototype.charCodeAt = function (index) {
    looks += 1;
    return charCodeAt.call(this, index);
  };
  String.prototype.codePointAt = function (index) {
    looks += 1;
    return codePointAt.call(this, index);
  };
  try {
    parseTemplate(text);
    return looks;
  } finally {
    Object.assign(String.prototype, { charCodeAt, codePointAt });
  }
};

describe('parseTemplate', () => {
  const N = 100_000;
  it.each([
    ['opening braces', '{'.repeat(N)],
    ['closing braces', '}'.repeat(N)],
    ['nested braces', '{'.repeat(N / 2) + '}'.repeat(N / 2)],
    ['a name that never ends', `{{${'a'.repeat(N)}`],
    ['many names that never end', '{{a'.repeat(N / 3)],
    ['spaces that never end', `{{${' '.repeat(N)}`],
    ['a name, then spaces that never end', `{{a${' '.repeat(N)}`],
    ['openings before a long name', `${'{'.repeat(N / 2)}${'a'.repeat(N / 2)}}`],
    ['half-closed placeholders', '{{a} '.repeat(N / 5)],
    ['spaced out openings', '{{ '.repeat(N / 3)],
    ['10,000 placeholders', '{{a_name}}'.repeat(N / 10)],
    ['25,000 placeholders', '{ab}'.repeat(N / 4)],
    ['text without braces', 'a'.repeat(N)],
    ['names in letters beyond ASCII', '{{ä'.repeat(N / 3)],
  ])('reads each character of %s a few times at most', (_title, text) => {
    expect(looksAt(text)).toBeLessThanOrEqual(5 * text.length);
  });

  it('finds 10,000 placeholders', () => {
    expect(parseTemplate('x {{a_name}} '.repeat(10_000)).placeholders).toHaveLength(10_000);
  });
});
