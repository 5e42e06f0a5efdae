import { clausesOf } from './clauses';
import { parseStatements } from './statement';

const clauses = (text: string): string[] =>
  parseStatements(text)
    .flatMap(clausesOf)
    .map(({ terms }) => terms.map(({ raw }) => raw).join(' '));

describe('clausesOf', () => {
  it.each([
    [
      'splits where another subject begins',
      'Amira drafts the budget, and Jonas reports on prices.',
      ['Amira drafts budget', 'Jonas reports prices'],
    ],
    [
      'repeats the subject of a clause without one',
      'The shop opens early but offers no chat.',
      ['shop opens early', 'shop offers chat'],
    ],
    ['keeps lists together', 'It sells red, green and blue pens.', ['sells red green blue pens']],
  ])('%s', (_title, text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });
});
