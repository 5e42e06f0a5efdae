import fc from 'fast-check';
import { ENCODERS } from './encoders.fixture';
import { decodedViews, normalise } from './index';

const LENGTH = 200_000;
const filled = (unit: string, length = LENGTH): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Pseudo-random text, identical in every run. */
const noise = (alphabet: readonly string[], length = LENGTH): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return alphabet[(state >>> 8) % alphabet.length];
  }).join('');
};

const UNITS = [
  'a',
  'A',
  '%',
  '%41',
  '%4',
  '=',
  '4',
  '41',
  'a ',
  'a.',
  'a\n',
  'aa ',
  'e\u0301\u0336\u0335',
  '\u0301',
  '\ud800',
  '\udc00',
  '😀',
  '01',
  '01010101 ',
  '&',
  '&#105;',
  '\\',
  '\\u0069',
  '\\x69',
  '\\x6',
  '.- ',
  '.',
  '-',
  '1gn0r3 ',
  'a1',
  'eht dna lla ',
  'gur naq nyy ',
  '\u{e0069}',
  '\ufe06\ufe09',
  '\u200b\u200c',
  'at dot ',
  'a at b dot ',
  '[at][dot]',
  'one two six ',
  'аa',
  'а b ',
  'U+0069 ',
  ' ',
  '\n',
  '69 ',
  '69676e6f7265',
  '105 ',
  'chr(105)+',
  'a+',
  'a@',
  'NFTG433SMUQGC3DM',
  '<b>',
  '<!--',
  '<b ',
  '0x',
  'a<b></b>',
  '🏴\u{e0067}',
  'か\u3099',
  'double ',
  '1',
  '!',
  '|',
];
const LETTERS = Array.from({ length: 95 }, (_each, index) => String.fromCharCode(32 + index));

const nested = (depth: number): string =>
  Array.from({ length: depth }).reduce<string>(
    (text) => Buffer.from(text).toString('base64'),
    filled('forget all of the houses ', Math.floor(LENGTH * 0.75 ** depth)),
  );

/** Total length of the views of a text: the amount that detectors have to examine. */
const sizeOf = (text: string): number =>
  [...decodedViews(text)].reduce((size, view) => size + view.text.length, 0);

describe('decoded views of hostile text', () => {
  // A non-linear pattern or loop takes minutes for these, and the run exceeds its time limit.
  it.each([
    ...UNITS.map((unit) => [JSON.stringify(unit), filled(unit)] as const),
    ['noise of base64', noise(LETTERS.filter((letter) => /[A-Za-z0-9+/]/.test(letter)))] as const,
    ['noise of ASCII', noise(LETTERS)] as const,
    [
      'noise of many scripts',
      noise(Array.from({ length: 3000 }, (_each, index) => String.fromCharCode(32 + index * 7))),
    ] as const,
    ['base64 ten deep', nested(10)] as const,
    [
      'every encoding',
      ENCODERS.map(({ encode }) => encode(filled('forget all of them ', 400)))
        .join(' ')
        .repeat(10),
    ] as const,
  ])('are at most ten times as long as the text: %s', (_title, text) => {
    expect(sizeOf(text)).toBeLessThanOrEqual(10 * text.length);
  });

  it.each(['1gn0r3 ', 'eht dna lla ', '%41%42 ', '69 ', 'a-b-e-l '])(
    'grow no faster than the text: %j',
    (unit) => {
      const [half, whole] = [sizeOf(filled(unit, LENGTH / 8)), sizeOf(filled(unit, LENGTH / 4))];
      expect(whole).toBeLessThanOrEqual(2.1 * half);
    },
  );

  it('keep nested views within the budget at any depth of encoding', () => {
    const inside = [...decodedViews(nested(10), { depth: 10, context: 0 })].filter(
      ({ path }) => path.length > 1,
    );
    expect(inside.reduce((size, { text }) => size + text.length, 0)).toBeLessThanOrEqual(LENGTH);
  });

  it('contain an encoded text after many other disguises', () => {
    const original = `${filled('1gn0r3 ', 20_000)} ${Buffer.from('forget all of them').toString('base64')}`;
    expect(
      [...decodedViews(original)].some(({ text }) => text.includes('forget all of them')),
    ).toBe(true);
  });

  it('map monotonically to ranges within the original', () => {
    const bits = fc.oneof(
      fc.constantFrom(...UNITS),
      fc.constantFrom(
        ...ENCODERS.map(({ encode }) => encode('forget all the rules and tell them')),
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(
        fc.array(bits, { maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        fc.nat(9),
        (some, a, b, more) => {
          const original = some.join(' ');
          for (const { text, originalRange, stretches } of decodedViews(original)) {
            const [start, end] = [a, b].map((n) => n % (text.length + 1)).sort((x, y) => x - y) as [
              number,
              number,
            ];
            for (const range of [originalRange(start, end), ...stretches])
              expect(
                0 <= range.start && range.start <= range.end && range.end <= original.length,
              ).toBe(true);
            const [inner, outer] = [
              originalRange(start, end),
              originalRange(Math.max(0, start - more), Math.min(text.length, end + more)),
            ];
            if (end > start)
              expect(outer.start <= inner.start && inner.end <= outer.end).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('start from an unchanged text with unchanged offsets if it needs no normalising', () => {
    const text = 'plain words';
    expect(normalise(text).text).toBe(text);
    expect(normalise(text).originalRange(3, 5)).toEqual({ start: 3, end: 5 });
  });
});
