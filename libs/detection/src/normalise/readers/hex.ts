import { spelledBy } from '../bytes';
import { type Found, chains } from '../chains';
import { escapesIn, undone } from '../escapes';
import { readable } from '../readable';
import { type Reader, type Stretch, textOf } from '../reader';

const FEWEST = 6;
// Each stands alone: the first letters of the word behind are none of it.
const LONG = /(?<![\p{L}\p{N}])(?:0x)?(?:[\da-f]{2}){6,}(?![\p{L}\p{N}])/giu;
const SHORT = /(?<![\p{L}\p{N}])(?:0x)?[\da-f]{2}(?:[\da-f]{2})?(?![\p{L}\p{N}])/giu;
const PAIR = /[\da-f]{2}/gi;
const LINE_BREAK = /^\n$/;
const GAP = /^(?:[ :;,-]|, |\n)$/;
const ESCAPED = /\\x([\da-f]{2})/gi;

/** Pairs of hexadecimal digits, run together, parted, or each after `0x`; and `\x41` anywhere. */
export const hexReader: Reader = {
  kind: 'hex',
  suspects: (text, { longestRun, codes }) => longestRun >= 2 * FEWEST || codes >= 3 || text.includes('\\x') || text.includes('0x'),
  read: (text) => [[...runs(text, LONG, LINE_BREAK, 1), ...runs(text, SHORT, GAP, 2), ...escaped(text)].sort((one, other) => one.start - other.start)],
};

function* runs(text: string, pattern: RegExp, gap: RegExp, fewest: number): Generator<Stretch> {
  for (const tokens of chains(text, pattern, gap, 2, fewest)) {
    const pairs = tokens.flatMap(pairsOf);
    if (pairs.length < FEWEST) continue;
    const stretch = spelledBy(bytesOf(pairs));
    if (readable(textOf(stretch))) yield stretch;
  }
}

const pairsOf = ({ text, start }: Found): Found[] => {
  const skipped = /^0x/i.test(text) ? 2 : 0;
  return [...text.slice(skipped).matchAll(PAIR)].map(({ 0: pair, index }) => ({ text: pair, start: start + (index === 0 ? 0 : skipped + index), end: start + skipped + index + 2 }));
};

const escaped = (text: string): Iterable<Stretch> =>
  text.includes('\\x') ? undone(text, escapesIn(text, ESCAPED, ([, digits]) => parseInt(digits as string, 16)), () => true) : [];

const bytesOf = (pairs: readonly Found[]) => ({
  bytes: pairs.map(({ text }) => parseInt(text.slice(-2), 16)),
  starts: pairs.map(({ start }) => start),
  ends: pairs.map(({ end }) => end),
});
