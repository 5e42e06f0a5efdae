import { decode } from '../bytes';
import { readable } from '../readable';
import { type Reader, asOne } from '../reader';

const TOKEN = /(?<![A-Za-z0-9])(?:[A-Z2-7]{16,}|[a-z2-7]{16,})={0,6}/g;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Base32 in capitals or small letters. */
export const base32Reader: Reader = {
  kind: 'base32',
  suspects: (_text, { longestRun }) => longestRun >= 16,
  read: (text) => [
    [...text.matchAll(TOKEN)].flatMap(({ 0: written, index }) => {
      const decoded = decode(bytesOf(written.toLowerCase()));
      return readable(decoded) ? [asOne(decoded, index, index + written.length)] : [];
    }),
  ],
};

const bytesOf = (written: string): Uint8Array => {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of written.replace(/=+$/, '')) {
    held = ((held << 5) | ALPHABET.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
};
