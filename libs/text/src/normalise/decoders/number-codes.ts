import { readablySpelledBy } from '../bytes';
import { chains, extentOf, type Found, isDelimited, matches } from '../chains';
import { characterClass, countOf } from '../character-class';
import type { ViewKind } from '../decoded-view';
import { type Decoder, type Stretch, textOf } from '../decoder';

interface Notation {
  kind: ViewKind;
  numbersIn(text: string): Iterable<Found>;
  gap: RegExp;
  longestGap: number;
  base: 2 | 10;
  fewest: number;
}

/** Yields the same matches as the pattern `\d{2,3}`. */
function* decimals(text: string): Generator<Found> {
  for (let start = 0; start < text.length;) {
    let end = start;
    while (end < text.length && end < start + 3 && isDigit(text.charCodeAt(end))) end++;
    if (end - start >= 2) yield { text: text.slice(start, end), start, end };
    start = Math.max(end, start + 1);
  }
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const BINARY: Notation = {
  kind: 'binary',
  numbersIn: (text) => matches(text, /[01]{7,8}/g),
  gap: /^[ ,\n]{0,2}$/,
  longestGap: 2,
  base: 2,
  fewest: 4,
};
const DECIMAL: Notation = {
  kind: 'charcodes',
  numbersIn: decimals,
  gap: /^(?:[ ,;]{1,3}|\n|\) ?[+.,] ?chr\()$/i,
  longestGap: 8,
  base: 10,
  fewest: 6,
};

const reader = (notation: Notation, suspects: Decoder['suspects']): Decoder => ({
  kind: notation.kind,
  suspects,
  decode: (text) => [[...stretchesIn(text, notation)]],
});

/** Decodes octets or septets written in zeros and ones. */
export const binaryDecoder = reader(
  BINARY,
  (_text, { longestRun, codes }) => longestRun >= 32 || codes >= 3,
);

/** Decodes decimal character codes. */
export const charcodesDecoder = reader(
  DECIMAL,
  (text, { numbers }) => numbers >= DECIMAL.fewest || /chr\(/i.test(text),
);

function* stretchesIn(
  text: string,
  { numbersIn, gap, longestGap, base, fewest }: Notation,
): Generator<Stretch> {
  for (const numbers of chains(text, numbersIn(text), gap, longestGap, fewest)) {
    const written = bytesOf(numbers, base);
    const { start, end } = extentOf(numbers);
    if (written.bytes.some((byte) => byte > 255) || !isDelimited(text, start, end)) continue;
    const stretch = readablySpelledBy(written);
    if (stretch && isProse(textOf(stretch))) yield stretch;
  }
}

const bytesOf = (numbers: readonly Found[], base: number) => ({
  bytes: numbers.map(({ text }) => parseInt(text, base)),
  starts: numbers.map(({ start }) => start),
  ends: numbers.map(({ end }) => end),
});

const isSmallLetter = characterClass(/\p{Ll}/u);

/**
 * Returns true for prose, most of which is small letters. School marks, percentages and ages are
 * codes of capitals and signs.
 */
const isProse = (text: string): boolean =>
  countOf(text, isSmallLetter) >= text.length / 2 ||
  /^\d{12,}$/.test(text) ||
  (text.includes(' ') && /\p{Lu}{3}/u.test(text));
