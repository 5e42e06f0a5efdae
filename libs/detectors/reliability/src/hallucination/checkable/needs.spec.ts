import { MONTHS } from '@touchstone/text';
import { fullDates, MONTH_NAMES } from './calendar/dates';
import { needsOf } from './needs';
import { Passage } from './passage';
import { Pattern } from './pattern';

describe('needs of a pattern', () => {
  it.each([
    ['the words between variable parts', String.raw`sum of \d+ is`, [['sum of '], [' is']], 1],
    [
      'one word of each alternative',
      '(?:add|adding up)(?: all)? to',
      [['add', 'adding up'], [' to']],
      0,
    ],
    ['no optional words', 'totall?ing (?:up )?to{0,2}', [['total'], ['ing '], ['t']], 0],
    ['no word if an alternative has none', String.raw`(?:sum|\p{L}+)`, [], 0],
    ['a few signs of a set', '[$€] ?[a-z]', [['$', '€']], 0],
    [
      'words of a positive lookahead only',
      '(?<!no )cost(?!ly)(?= (?:me|you))',
      [['me', 'you'], ['cost']],
      0,
    ],
    ['lower-case words', 'IBAN', [['iban']], 0],
    ['numbers that a required sign separates', String.raw`\d{4}-\d{2}(?:-)?\d{2}`, [['-']], 2],
  ])('are %s', (_title, source, words, numbers) => {
    const needs = needsOf(source);
    expect(needs.numbers).toBe(numbers);
    expect([...needs.words].sort()).toEqual([...words].sort());
  });
});

describe('a pattern', () => {
  it('matches regardless of case and returns the parts as they are written', () => {
    const [match] = new Pattern(String.raw`(?<name>\p{L}+) of (?:x|y)`, 'giu').matchesIn(
      new Passage('İ: SUM of Y'),
    );
    expect([match?.[0], match?.index, match?.groups?.name]).toEqual(['SUM of Y', 3, 'SUM']);
  });

  it('keeps the case of the text without the flag for it', () => {
    const pattern = Pattern.of(/[IVX]{2,}/gu);
    expect(pattern.matchesIn(new Passage('XIV ix')).map(([whole]) => whole)).toEqual(['XIV']);
  });
});

describe('dates', () => {
  it.each([...MONTHS])('are found with the month %s', (name, month) => {
    expect(fullDates(`on 3 ${name} 2023`)).toMatchObject([{ year: 2023, month, day: 3 }]);
  });

  it.each(['février', 'août', 'décembre', 'März', 'março', ...MONTH_NAMES])(
    'are found with the month %s as it is written',
    (name) => {
      expect(fullDates(`on 3 ${name} 2023`)).toHaveLength(1);
    },
  );
});
