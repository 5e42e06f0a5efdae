import { withRepeats } from './repeats';
import type { Span } from './spans';

const span = (text: string, value: string): Span => ({
  kind: 'bank_account',
  group: 'g',
  start: text.indexOf(value),
  end: text.indexOf(value) + value.length,
  confidence: 80,
});
const WORDS = Array.from({ length: 9 }, (_, index) => `w${index}`).join(' ');

describe('withRepeats', () => {
  /** Title, reported value, second text, and the parts of it that are replaced. */
  it.each<[string, string, string, string[]]>([
    ['another place', '4421907755', 'as I said, 4421907755.', ['4421907755']],
    ['every other place', 'Ann Lee', 'Ann Lee met Ann Lee', ['Ann Lee', 'Ann Lee']],
    ['places that overlap', 'Ann Ann', 'Ann Ann Ann', ['Ann Ann', 'Ann Ann']],
    [
      'a value with signs around it',
      '+44 20 7946 0958',
      'dial +44 20 7946 0958!',
      ['+44 20 7946 0958'],
    ],
    [
      'the same value without its signs',
      '+44 20 7946 0958',
      'dial 44 20 7946 0958',
      ['44 20 7946 0958'],
    ],
    ['a place at the very beginning', '+44 20 7946 0958', '44 20 7946 0958', ['44 20 7946 0958']],
    [
      'a number in other groups',
      '12-345-678',
      'then 12345678 was charged, 12 345 678 too',
      ['12345678', '12 345 678'],
    ],
    [
      'a number in other letters',
      'L8988901C',
      'on file: L 8988901 C and l8988901c',
      ['L 8988901 C', 'l8988901c'],
    ],
    ['no longer number', '12-345-678', '123456789, 12 345 6781, 912345678, 12\n345678', []],
    ['no short number in other groups', '12-34', '1234', []],
    ['letters of any script', 'Жанна Öz', 'wer ist Жанна Öz?', ['Жанна Öz']],
    ['no longer word', 'Anna', 'Annabel, joanna, Anna_1, 2Anna', []],
    ['no other case', 'Anna', 'ANNA', []],
    ['nothing of three characters', '123', '123', []],
    ['nothing of many words', WORDS, WORDS, []],
    ['nothing without words', '@@@@', '@@@@', []],
  ])('finds %s', (_title, value, text, expected) => {
    const [, spans] = withRepeats([value, text], [[span(value, value)], []]);
    expect(spans?.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it('keeps the reported spans', () => {
    const found = [{ ...span('123', '123') }];
    expect(withRepeats(['123'], [found])).toEqual([found]);
  });
});
