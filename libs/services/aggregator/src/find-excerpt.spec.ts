import fc from 'fast-check';
import { Excerpt } from './find-excerpt';

const collapsed = (text: string): string => text.trim().split(/\s+/).join(' ');
const text = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '\n', '\u00a0', '👋'),
  maxLength: 40,
});

describe('an excerpt', () => {
  it('is found where it was cut out, or before', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (given, from, length) => {
        const start = from % (given.length + 1);
        const cut = given.slice(start, start + (length % 10));
        fc.pre(cut.trim() !== '');
        const span = new Excerpt(cut).spanIn(given);
        const [begin = Infinity, end] = span ?? [];
        expect(collapsed(given.slice(begin, end))).toBe(collapsed(cut));
        expect(begin).toBeLessThanOrEqual(start + cut.search(/\S/));
        expect(given.slice(begin, end)).toBe(given.slice(begin, end).trim());
      }),
    );
  });

  it('is found exactly if some text with other white space contains it', () => {
    fc.assert(
      fc.property(text, text, (excerpt, given) => {
        fc.pre(excerpt.trim() !== '');
        const pattern = new RegExp(collapsed(excerpt).replaceAll(' ', '\\s+'), 'u');
        const found = new Excerpt(excerpt).spanIn(given);
        const expected = pattern.exec(given);
        expect(found).toEqual(
          expected ? [expected.index, expected.index + expected[0].length] : undefined,
        );
      }),
    );
  });

  it.each([
    ['that breaks off at its end', `${'a '.repeat(300)}b`],
    ['that differs at its beginning', `b${' a'.repeat(300)}`],
    ['of the same letter', `${'a'.repeat(600)}b`],
  ])('%s is searched in linear time in a repetitive text', (_title, excerpt) => {
    const texts = ['a '.repeat(500_000), 'a'.repeat(1_000_000)];
    const start = process.cpuUsage();
    for (const each of texts) expect(new Excerpt(excerpt).spanIn(each)).toBeUndefined();
    // Quadratic time would be minutes.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
  });
});
