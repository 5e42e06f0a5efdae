import { type Piece, type Stretch } from './decoder';
import { readable } from './readable';

/** Bytes decoded from a text; byte i is written in `[starts[i], ends[i])`. */
export interface WrittenBytes {
  bytes: number[];
  starts: number[];
  ends: number[];
}

/** Decodes UTF-8, or UTF-16 if every other byte is zero. */
export const decode = (bytes: Uint8Array): string => {
  const half = bytes.length >> 1;
  let zeros = 0;
  for (let index = 1; index < bytes.length; index += 2) if (bytes[index] === 0) zeros++;
  const wide = half >= 4 && zeros > half * 0.9;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    wide ? 'utf16le' : 'utf8',
  );
};

const MOST_STRAY = 0.06;
const SHORT = 24;

/**
 * Rules out binary data cheaply: too many control characters, or bytes that are not UTF-8. Never
 * rejects text.
 */
export const mayBeText = (bytes: Uint8Array): boolean => {
  let stray = 0;
  let zeros = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    if (byte === 0) zeros++;
    else if (byte < 32 ? byte !== 9 && byte !== 10 && byte !== 13 : byte === 127) stray++;
    else if (
      byte >= 0x80 &&
      ((bytes[index + 1] ?? 0) & 0xc0) !== 0x80 &&
      ((byte & 0xc0) === 0xc0 || ((bytes[index - 1] ?? 0) & 0x80) === 0)
    )
      stray++;
  }
  // Text in UTF-16: nearly every other byte is zero.
  if (zeros > bytes.length * 0.4) return true;
  return stray + zeros <= (bytes.length < SHORT ? 0 : MOST_STRAY * bytes.length);
};

/**
 * Decodes bytes into one piece per character, each mapped to the bytes that encode it; into a single
 * piece where that mapping is unclear.
 */
export const spelledBy = (written: WrittenBytes): Stretch =>
  spelled(decode(Uint8Array.from(written.bytes)), written);

/**
 * Returns `spelledBy` if the result is readable, else `undefined`: most bytes are not, and are not
 * split into pieces.
 */
export const readablySpelledBy = (written: WrittenBytes): Stretch | undefined => {
  const bytes = Uint8Array.from(written.bytes);
  if (!mayBeText(bytes)) return undefined;
  const text = decode(bytes);
  return readable(text) ? spelled(text, written) : undefined;
};

const spelled = (text: string, { bytes, starts, ends }: WrittenBytes): Stretch => {
  const start = starts[0] ?? 0;
  const end = ends.at(-1) ?? start;
  const plain = Buffer.byteLength(text) === bytes.length && !text.includes('\ufffd');
  return { start, end, pieces: plain ? piecewise(text, starts, ends) : [{ text, start, end }] };
};

const piecewise = (text: string, starts: readonly number[], ends: readonly number[]): Piece[] => {
  const pieces: Piece[] = [];
  let byte = 0;
  for (const character of text) {
    const last = byte + widthOf(character.codePointAt(0) as number) - 1;
    pieces.push({ text: character, start: starts[byte] ?? 0, end: ends[last] ?? 0 });
    byte = last + 1;
  }
  return pieces;
};

const widthOf = (code: number): number =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
