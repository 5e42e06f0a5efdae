import type { Quote } from './quotes';
import { segmentsOf } from './segments';

const quote = (result: string, start: number, end: number): Quote => ({
  result,
  outcome: 'failed',
  title: result,
  path: 'input',
  start,
  end,
});
const shapeOf = (text: string, quotes: Quote[]) =>
  segmentsOf(text, quotes).map((segment) => [
    segment.text,
    segment.quotes.map(({ result }) => result).join(),
    segment.begins.join(),
  ]);

describe('segments of a quoted text', () => {
  it('is the whole text without quotes', () => {
    expect(shapeOf('abc', [])).toEqual([['abc', '', '']]);
  });

  it('is nothing for an empty text', () => {
    expect(shapeOf('', [])).toEqual([]);
  });

  it('splits overlapping quotes where they begin and end', () => {
    expect(shapeOf('abcdef', [quote('long', 1, 5), quote('tail', 3, 6)])).toEqual([
      ['a', '', ''],
      ['bc', 'long', 'long'],
      ['de', 'long,tail', 'tail'],
      ['f', 'tail', ''],
    ]);
  });

  it('keeps quotes of one stretch together', () => {
    expect(shapeOf('ab', [quote('one', 0, 1), quote('two', 0, 1)])).toEqual([
      ['a', 'one,two', 'one,two'],
      ['b', '', ''],
    ]);
  });

  it('leaves out quotes that are empty or end beyond the text', () => {
    expect(shapeOf('ab', [quote('empty', 1, 1), quote('beyond', 1, 9)])).toEqual([['ab', '', '']]);
  });

  it('returns the text unchanged, whatever is quoted', () => {
    const text = 'a\u202eb\u{1f600}c'.repeat(50);
    const quotes = Array.from({ length: 40 }, (_, index) => quote(`${index}`, index, index * 3));
    const segments = segmentsOf(text, quotes);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
  });
});
