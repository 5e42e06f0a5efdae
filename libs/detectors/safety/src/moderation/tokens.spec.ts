import fc from 'fast-check';
import { tokenise } from './tokens';

const known = (stem: string) => ['kill', 'fuck', 'bomb'].includes(stem);
const stems = (text: string) => tokenise(text, known).map(({ stem }) => stem);

describe('tokenise', () => {
  it.each([
    ['digits for letters', 'b0mb', ['bomb']],
    ['one for l and i', 'k1ll ki11', ['kill', 'kill']],
    ['stretched letters', 'fuuuuck', ['fuck']],
    ['a starred-out vowel', 'f*cking', ['fuck']],
    ['letters spelled out', 'k i l l', ['kill']],
    ['letters with full stops between', 'k.i.l.l', ['kill']],
  ])('undoes the disguise of %s', (_title, text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  it.each([
    ['a model number', 'b0x 4711', ['b0x', '4711']],
    ['emphasis', '**bomb** squad', ['bomb', 'squad']],
    ['single letters that spell nothing listed', 'a b c', ['a', 'b', 'c']],
  ])('leaves %s unchanged', (_title, text, expected) => {
    expect(stems(text)).toEqual(expected);
  });

  it('does not end a sentence at the decimal point of a number', () => {
    expect(tokenise('One 3.5 two. Three! Four').map(({ sentence }) => sentence)).toEqual([
      0, 0, 0, 0, 1, 2,
    ]);
  });

  it.each([
    ['a danda', 'यह घर है। वह आया'],
    ['an Arabic question mark', 'أين البيت؟ هنا'],
    ['an ideographic full stop', '你好。再见'],
    ['a full-width question mark', '你好？再见'],
  ])('ends a sentence at %s', (_title, text) => {
    expect(tokenise(text).at(-1)?.sentence).toBe(1);
  });

  it('returns ordered tokens within the bounds of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let last = 0;
        for (const { start, end } of tokenise(text, known)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
