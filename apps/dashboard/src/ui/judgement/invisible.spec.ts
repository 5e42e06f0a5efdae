import { splitInvisible } from './invisible';

describe('invisible characters', () => {
  it('are named apart from the text around them', () => {
    expect(splitInvisible('a\u202eb')).toEqual([
      { text: 'a' },
      { text: '\u202e', code: 'U+202E' },
      { text: 'b' },
    ]);
  });

  it('are counted where one is repeated', () => {
    expect(splitInvisible('\u200b\u200b\u200b')).toEqual([
      { text: '\u200b\u200b\u200b', code: 'U+200B ×3' },
    ]);
  });

  it('do not include tabs and line breaks', () => {
    expect(splitInvisible('a\t\r\nb')).toEqual([{ text: 'a\t\r\nb' }]);
  });

  it('are shown up to a bound, without losing text', () => {
    const text = 'x\u200b'.repeat(50_000);
    const stretches = splitInvisible(text);
    expect(stretches.length).toBeLessThan(2_100);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  });
});
