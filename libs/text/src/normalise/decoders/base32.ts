import { decode } from '../bytes';
import { asOne, type Decoder, type Stretch } from '../decoder';
import type { Range } from '../normalised-text';
import { readable } from '../readable';

const SHORTEST = 16;
const TOKEN = /(?<![A-Za-z0-9])(?:[A-Z2-7]{16,}|[a-z2-7]{16,})={0,6}/g;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Decodes base32 in capitals or small letters. */
export const base32Decoder: Decoder = {
  kind: 'base32',
  suspects: (_text, { longestRun }) => longestRun >= SHORTEST,
  decode: (text, { longRuns }) => [longRuns.flatMap((run) => [...stretchesIn(text, run)])],
};

function* stretchesIn(text: string, { start, end }: Range): Generator<Stretch> {
  if (end - start < SHORTEST) return;
  for (const { 0: written, index } of text.slice(start, end).matchAll(TOKEN)) {
    const decoded = decode(bytesOf(written.toLowerCase()));
    if (readable(decoded)) yield asOne(decoded, start + index, start + index + written.length);
  }
}

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
