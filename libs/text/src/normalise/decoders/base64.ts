import { decode, mayBeText } from '../bytes';
import { extentOf } from '../chains';
import { asOne, type Decoder, type Stretch } from '../decoder';
import type { DisguiseCounts } from '../disguise-counts';
import type { Range } from '../normalised-text';
import { readable } from '../readable';

const SHORTEST = 12;
const LINE_BREAK = /^[ \t]{0,8}\r?\n[ \t]{0,8}$/;
const mixesCase = (written: string): boolean => /[a-z]/.test(written) && /[A-Z]/.test(written);

/** Decodes base64, also URL-safe, without padding, and split over lines. */
export const base64Decoder: Decoder = {
  kind: 'base64',
  suspects: (_text, { longestRun }) => longestRun >= SHORTEST,
  decode: (text, counts) => [[...stretchesIn(text, counts)]],
};

function* stretchesIn(text: string, counts: DisguiseCounts): Generator<Stretch> {
  for (const lines of blocks(text, counts)) {
    const { start, end } = extentOf(lines);
    const written = text.slice(start, end);
    const whole = decoded(lines.length > 1 ? written.replace(/\s+/g, '') : written);
    if (whole !== undefined) yield asOne(whole, start, end);
    else if (lines.length > 1) yield* separately(text, lines);
  }
}

function* separately(text: string, lines: readonly Range[]): Generator<Stretch> {
  for (const { start, end } of lines) {
    const line = end - start >= SHORTEST ? decoded(text.slice(start, end)) : undefined;
    if (line !== undefined) yield asOne(line, start, end);
  }
}

const NONE = 255;
const VALUES = new Uint8Array(0x10000).fill(NONE);
for (const [value, character] of Array.from(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
).entries())
  VALUES[character.charCodeAt(0)] = value;
VALUES['-'.charCodeAt(0)] = 62;
VALUES['_'.charCodeAt(0)] = 63;

const isDigit = (text: string, index: number): boolean =>
  index < text.length && VALUES[text.charCodeAt(index)] !== NONE;
const EQUALS = '='.charCodeAt(0);

/** Returns the end of the base64 token that begins at `start`, including its padding. */
const tokenEnd = (text: string, start: number): number => {
  let end = start + 1;
  while (isDigit(text, end)) end++;
  for (let filled = 0; filled < 2 && text.charCodeAt(end) === EQUALS; filled++) end++;
  return end;
};

/** Yields long tokens together with the tokens on the lines directly below. */
function* blocks(text: string, { longRuns }: DisguiseCounts): Generator<Range[]> {
  let done = 0;
  for (const run of longRuns) {
    for (
      let start = Math.max(run.start, done);
      start < run.end;
      start = Math.max(start + 1, done)
    ) {
      if (!isDigit(text, start)) continue;
      done = tokenEnd(text, start);
      if (done - start < SHORTEST) continue;
      const block = [{ start, end: done }];
      for (let next = lineBelow(text, done); next !== undefined; next = lineBelow(text, done)) {
        done = tokenEnd(text, next);
        block.push({ start: next, end: done });
      }
      yield block;
    }
  }
}

/** Returns the start of a token on the next line, `undefined` if there is none. */
const lineBelow = (text: string, end: number): number | undefined => {
  let start = end;
  while (start < text.length && start - end <= LONGEST_BREAK && isBlank(text.charCodeAt(start)))
    start++;
  return isDigit(text, start) &&
    start - end <= LONGEST_BREAK &&
    LINE_BREAK.test(text.slice(end, start))
    ? start
    : undefined;
};

const LONGEST_BREAK = 18;
const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

/**
 * Decodes without allocating a buffer: noise has thousands of short tokens, each tried four times.
 */
const bytesOf = (written: string, skipped: number): Uint8Array => {
  const digits =
    written.length - skipped - (written.endsWith('==') ? 2 : written.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array((digits * 6) >> 3);
  let held = 0;
  let bits = 0;
  let at = 0;
  for (let index = skipped; index < skipped + digits; index++) {
    held = ((held << 6) | (VALUES[written.charCodeAt(index)] as number)) & 0x3fff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
};

const decoded = (written: string): string | undefined => {
  if (!mixesCase(written)) return undefined;
  // A path or label directly before the payload shifts the groups of four, so the other three
  // offsets are tried too.
  for (let skipped = 0; skipped < 4; skipped++) {
    const bytes = bytesOf(written, skipped);
    if (!mayBeText(bytes)) continue;
    const text = decode(bytes);
    if (readable(text)) return text;
  }
  return undefined;
};
