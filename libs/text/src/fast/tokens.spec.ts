import fc from 'fast-check';
import { fold } from '../tokens/fold';
import { tokenise } from './tokens';

const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}';
const WORDS = new RegExp(`[${UNSPACED}]|[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]+`, 'gv');

describe('tokenise', () => {
  it('returns each run of letters, marks and digits, and each character of a script without spaces', () => {
    const bits = fc.oneof(
      fc.constantFrom(
        'Straße',
        'ΣΊΣΥΦΟΣ',
        '한국어',
        '\u1112\u1161\u11ab',
        'e\u0301',
        '漢字',
        'ไทย',
        'İ',
        '𝐀b',
        '𠀀',
        '\ud800',
        'a_b',
        ' ',
        '. ',
        '4.5',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (some) => {
        const text = some.join('');
        const expected = [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
          start: index,
          end: index + word.length,
          word: word.length > 40 ? '' : word.length === 1 && word >= '\u0e00' ? word : fold(word),
        }));
        expect(tokenise(text).map(({ word, start, end }) => ({ start, end, word }))).toEqual(
          expected,
        );
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a stop and a space', 'one. two', 1],
    ['a stop, a closing bracket and a space', 'one.) two', 1],
    ['an empty line', 'one\n  \ntwo', 1],
    ['the beginning of code', 'one(two', 1],
    ['a stop of another script', '一。二', 1],
    ['a stop without a space', 'one.two', 0],
    ['a line break', 'one\ntwo', 0],
    ['a space', 'one two', 0],
  ])('numbers the sentence that follows %s', (_title, text, sentences) => {
    expect(tokenise(text).at(-1)?.sentence).toBe(sentences);
  });
});
