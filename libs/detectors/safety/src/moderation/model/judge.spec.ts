import { readEnglish } from '../moderate';
import { judge } from './judge';
import { windowsOf } from './windows';

const FLAGGED = 0.5;
const judged = (text: string, category: string) =>
  judge(readEnglish(text)).filter((each) => each.category === category);
const scoreOf = (text: string, category: string) =>
  Math.max(0, ...judged(text, category).map(({ score }) => score));

describe('windowsOf', () => {
  it('lists every run of at most three passages', () => {
    expect(windowsOf(2)).toEqual([
      { first: 0, last: 1 },
      { first: 0, last: 2 },
      { first: 1, last: 2 },
    ]);
    expect(windowsOf(100)).toHaveLength(3 * 100 - 3);
  });
});

describe('the judgement of rules and model', () => {
  it.each([
    ['words of no list', 'You have the charm of a wet bin bag', 'harassment'],
    ['a group without a slur', 'Those people breed like rats and should all leave', 'hate_speech'],
  ])('flags %s', (_title, text, category) => {
    expect(scoreOf(text, category)).toBeGreaterThanOrEqual(FLAGGED);
  });

  it.each([
    ['an order', 'Where is my parcel? It should have come on Friday.', 'harassment'],
    [
      'a report of discrimination',
      'My landlord told me he does not rent to Muslims. Where can I report him?',
      'hate_speech',
    ],
    [
      'a hanging process',
      'The process hangs, so how do I kill it and all of its children?',
      'dangerous_content',
    ],
  ])('passes %s', (_title, text, category) => {
    expect(scoreOf(text, category)).toBeLessThan(FLAGGED);
  });

  it('keeps what certain rules say', () => {
    expect(scoreOf('Nobody likes you, go kill yourself', 'harassment')).toBeGreaterThanOrEqual(0.8);
  });

  it('flags the sexualisation of minors by rule', () => {
    const [first] = judged('A twelve year old schoolgirl undressed for him', 'sexual_content');
    expect(first).toMatchObject({ stands: true });
    expect(first?.score).toBeGreaterThanOrEqual(FLAGGED);
  });

  it('names the passage that decided where no rule matched', () => {
    const text =
      'Thanks for the invoice. Nobody will ever want to marry somebody as dull as you. See you on Monday.';
    const { tokens } = readEnglish(text);
    const [found] = judged(text, 'harassment');
    expect(text.slice(tokens[found?.from ?? 0]?.start, tokens[found?.to ?? 0]?.end)).toBe(
      'Nobody will ever want to marry somebody as dull as you',
    );
  });

  it('judges an empty text without an error', () => {
    expect(judge(readEnglish(''))).toEqual([]);
  });
});
