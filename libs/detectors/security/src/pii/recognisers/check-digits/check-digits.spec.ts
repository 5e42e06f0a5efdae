import {
  base58Check,
  bech32,
  codeOf,
  keccak256,
  luhn,
  mod11And2,
  mod11And10,
  mod97,
  remainder731,
  verhoeff,
} from '.';

const RULES: [string, (code: string) => boolean, string][] = [
  ['luhn', luhn, '79927398713'],
  ['mod97', mod97, 'GB82WEST12345698765432'],
  ['mod11And10', mod11And10, '86095742719'],
  ['mod11And2', mod11And2, '11010519491231002X'],
  ['verhoeff', verhoeff, '234123412346'],
  [
    'weights 7 3 1',
    (code) => remainder731(code.slice(0, -1)) === Number(code.at(-1)),
    'L898902C36',
  ],
];

describe('check digits', () => {
  it.each(RULES)(
    'verifies %s for the example, and rejects every other last character',
    (_name, holds, code) => {
      const others = (
        /[A-Z]$/.test(code) ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789X' : '0123456789'
      ).replaceAll(code.at(-1) ?? '', '');
      expect(holds(code)).toBe(true);
      expect(Array.from(others).filter((other) => holds(code.slice(0, -1) + other))).toEqual([]);
    },
  );

  it.each([
    ['gb82 west-12', 'GB82WEST12'],
    ['№ 12/ß-ſ', '12SSS'],
    ['京Ａ12345 é𝐀', '12345'],
  ])('extracts from %s the code %s', (written, code) => {
    expect(codeOf(written)).toBe(code);
  });

  it('computes the Keccak-256 digests of the empty text and of `abc`', () => {
    expect(keccak256('')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
    expect(keccak256('abc')).toBe(
      '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
    );
  });

  it('verifies the version and the checksum of an address in base 58', () => {
    expect(base58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', [0])).toBe(true);
    expect(base58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', [0])).toBe(false);
  });

  it('verifies addresses in bech32 and bech32m', () => {
    expect(bech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(true);
    expect(bech32('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(true);
    expect(bech32('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe(false);
  });
});
