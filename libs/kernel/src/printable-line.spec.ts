import fc from 'fast-check';
import { printableLine, truncate } from './printable-line';

const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '\r',
      '\n',
      '\0',
      '\u2028',
      '\u2029',
      '\u202e',
      '\u2066',
      '\u200b',
      '\ufeff',
      '\ud83d',
      '\ude00',
      '😀',
      '\u0085',
      '\u001b',
      '\u00ad',
      '\u{e0041}',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 60,
});

describe('printable line', () => {
  it.each([
    [
      'joins lines at every kind of line break',
      'a\r\nb\u2028c\u2029d\u0085e\u000bf',
      'a b c d e f',
    ],
    [
      'removes invisible characters and direction marks',
      'a\u202eb\u2066c\u200bd\ufeffe\u00adf\u0000g\u001b[31m',
      'abcdefg[31m',
    ],
    ['removes halves of surrogate pairs', 'a\ud83db\ude00c😀', 'abc😀'],
    [
      'keeps the joiners of scripts and emoji',
      'می\u200cخواهم 👩\u200d🚒',
      'می\u200cخواهم 👩\u200d🚒',
    ],
    ['cuts before a character of two units', 'abcdefgh😀i', 'abcdefgh…'],
    ['keeps text that fits', 'abcdefgh😀', 'abcdefgh😀'],
  ])('%s', (_title, text, expected) => {
    expect(printableLine(text, 10 + (text.includes('abcdefgh') ? 0 : 90))).toBe(expected);
  });

  it('is one well-formed, bounded line for any text', () => {
    fc.assert(
      fc.property(HOSTILE, fc.integer({ min: 2, max: 40 }), (text, max) => {
        const line = printableLine(text, max);
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u,
        );
      }),
    );
  });

  it('never splits a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.integer({ min: 2, max: 20 }),
        (text, max) => expect(truncate(text, max)).not.toMatch(/\p{Cs}/u),
      ),
    );
  });
});
