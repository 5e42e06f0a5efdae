import { sentences } from '@touchstone/text';
import { evidenceFor } from './claims-of';
import { compare } from './compare';
import { buildIndex } from './context-index';
import { parseStatements } from './statement';

const keysOf = (text: string): string[] =>
  parseStatements(text).flatMap(({ terms }) => terms.map(({ key }) => key));

describe('sentences', () => {
  it.each([
    ['splits at full stops', 'It rains all day. We stay.', ['It rains all day.', 'We stay.']],
    [
      'keeps abbreviations and initials',
      'Dr. J. Smith came by. He left.',
      ['Dr. J. Smith came by.', 'He left.'],
    ],
    ['keeps decimals', 'It costs 3.5 euros. Fine.', ['It costs 3.5 euros.', 'Fine.']],
    [
      'drops list marks',
      '1. First thing here\n2. Second thing',
      ['First thing here', 'Second thing'],
    ],
    ['keeps short sentences', 'Yes. We stay.', ['Yes.', 'We stay.']],
  ])('%s', (_title, text, expected) => {
    expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it('joins fragments in a text that mostly consists of them', () => {
    expect(sentences('a. '.repeat(5000)).length).toBeLessThan(1500);
  });

  it('returns the offset of each sentence', () => {
    const text = '  * One here.\n- Two there!';
    for (const sentence of sentences(text))
      expect(text.slice(sentence.offset, sentence.offset + sentence.text.length)).toBe(
        sentence.text,
      );
  });
});

describe('parseStatements', () => {
  it.each([
    ['1,000 people', 'one thousand people'],
    ['25 % of users', '25 percent of users'],
    ['2.5 million euros', '2,500,000 euros'],
    ['twenty-one days', '21 days'],
    ['on 20 June 2019', 'June 20, 2019'],
  ])('finds a common number in %s and %s', (one, other) => {
    const numbers = (text: string) =>
      keysOf(text)
        .filter((key) => key.startsWith('#'))
        .sort();
    expect(numbers(one)).toEqual(numbers(other));
    expect(numbers(one).length).toBeGreaterThan(0);
  });

  it('distinguishes names from words', () => {
    const [statement] = parseStatements('Yesterday the physicist Marie Curie met her brother');
    expect(statement?.terms.filter(({ kind }) => kind === 'name').map(({ raw }) => raw)).toEqual([
      'Marie',
      'Curie',
    ]);
  });

  it('splits text without spaces into pairs of characters', () => {
    expect(keysOf('東京都')).toEqual(['東京', '京都']);
  });

  it.each([
    ['NUL', '\0'.repeat(5000)],
    ['lone surrogates', '\ud800'.repeat(5000)],
    ['one letter', 'a'.repeat(200_000)],
    ['points', '.'.repeat(50_000)],
    ['digits', '1,'.repeat(30_000)],
  ])('parses %s without throwing', (_title, text) => {
    expect(() => evidenceFor(text, buildIndex(parseStatements(text)))).not.toThrow();
  });
});

describe('compare', () => {
  const index = buildIndex(
    parseStatements(
      'Acme was founded by Mr. John Smith on 2019-06-20. Revenue rose by 15% to 3 million euros. The shop is not open on Sundays.',
    ),
  );
  const conflictsOf = (claim: string) =>
    parseStatements(claim).flatMap((statement) =>
      compare(statement, index).conflicts.map(({ kind }) => kind),
    );

  it.each([
    ['a negation', 'The shop is open on Sundays.', 'negation'],
    ['an opposite', 'Revenue fell by 15% to 3 million euros.', 'opposite'],
    ['another number', 'Revenue rose by 25% to 3 million euros.', 'number'],
    ['another name', 'Acme was founded by Mr. Peter Smith.', 'name'],
  ])('finds %s', (_title, claim, kind) => {
    expect(conflictsOf(claim)).toContain(kind);
  });

  it('finds no conflict in a copy with a date in another notation', () => {
    expect(conflictsOf('Acme was founded on 20 June 2019 by John Smith.')).toEqual([]);
  });
});
