import { PATTERN_LISTS } from '../data';
import { compilePattern } from './pattern';
import { PatternIndex } from './pattern-index';
import { readText } from './reading';
import { wordsOf } from './words';

const finds = (pattern: string, text: string): boolean => {
  const { words, sentences } = wordsOf(text);
  return new PatternIndex({ list: pattern }).find(words, sentences).length > 0;
};

describe('PatternIndex', () => {
  it.each([
    ['a|b c', 'then a c', true],
    ['a|b c', 'then a d', false],
    ['apolog*', 'My apologies', true],
    ['so? sorry', 'I am sorry', true],
    ['do not panic', "Don't panic", true],
    ['do not panic', 'dont panic', true],
    ['you are wrong', 'You’re really quite wrong', true],
    ['you .. wrong', 'You got the date wrong', true],
    ['you .. wrong', 'You got the date of the trip wrong', false],
    ['you .. wrong', 'You paid. It is wrong', false],
    ['^ send', 'If so, please send it', true],
    ['^ send', 'We send it', false],
    ['^^ hello', 'Hello Ann', true],
    ['^^ hello', 'Oh, hello Ann', false],
    ['fine ^', 'Fine, go on', true],
    ['fine ^', 'Fine weather', false],
    ['done $', 'All done.', true],
    ['done $', 'All done here.', false],
    ['is it ?', 'Is it so?', true],
    ['is it ?', 'So is it.', false],
    ['WE send', 'We send it', true],
    ['shut up', 'He said "shut up" to me', false],
  ])('%j in %j: %s', (pattern, text, found) => {
    expect(finds(pattern, text)).toBe(found);
  });

  it('rejects a pattern of optional words and an unknown class', () => {
    expect(() => compilePattern('maybe? ..')).toThrow('not optional');
    expect(() => compilePattern('NOBODY')).toThrow('NOBODY');
  });

  it('has only patterns that words can match', () => {
    for (const [list, lines] of Object.entries(PATTERN_LISTS))
      for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
        expect(() => compilePattern(line)).not.toThrow();
        // Contractions are two words of a text, and possessives lose their ending.
        expect([list, /['’]/.test(line)]).toEqual([list, false]);
      }
  });
});

describe('readText', () => {
  it.each(['sorry ', 'if you ', 'you are so very really ', '"', "don't ", 'Why? ', 'please send '])(
    'takes time that grows linearly with %j repeated',
    (piece) => {
      const start = process.cpuUsage();
      readText(piece.repeat(200_000 / piece.length));
      expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
    },
  );
});
