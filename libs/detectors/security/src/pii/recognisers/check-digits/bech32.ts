const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/**
 * Verifies a bech32 or bech32m checksum, whose result is 1 or 0x2bc830a3. The prefix ends at the
 * last `1`. Source: BIP 173, BIP 350.
 */
export const bech32 = (text: string): boolean => {
  const whole = text.toLowerCase();
  const [prefix, data] = [
    whole.slice(0, whole.lastIndexOf('1')),
    whole.slice(whole.lastIndexOf('1') + 1),
  ];
  const codes = Array.from(prefix, (character) => character.charCodeAt(0));
  const values = [
    ...codes.map((code) => code >> 5),
    0,
    ...codes.map((code) => code & 31),
    ...Array.from(data, (character) => ALPHABET.indexOf(character)),
  ];
  const sum = values.reduce((check, value) => {
    const top = check >>> 25;
    return GENERATORS.reduce(
      (next, generator, bit) => ((top >> bit) & 1 ? next ^ generator : next),
      ((check & 0x1ffffff) << 5) ^ value,
    );
  }, 1);
  return !values.includes(-1) && (sum === 1 || sum === 0x2bc830a3);
};
