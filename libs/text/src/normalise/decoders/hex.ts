import { readablySpelledBy, type WrittenBytes } from '../bytes';
import { ALPHANUMERIC } from '../chains';
import { type Decoder, type Stretch } from '../decoder';
import type { DisguiseCounts } from '../disguise-counts';
import { escapesIn, undone } from '../escapes';
import type { Range } from '../normalised-text';

const FEWEST = 6;
const ESCAPED = /\\x([\da-f]{2})/gi;

/**
 * Decodes pairs of hexadecimal digits, joined, separated, or each after `0x`; and `\x41` anywhere.
 */
export const hexDecoder: Decoder = {
  kind: 'hex',
  suspects: (text, { longestRun, codes }) =>
    longestRun >= 2 * FEWEST || codes >= 3 || text.includes('\\x') || text.includes('0x'),
  decode: (text, counts) => [
    [...pairs(text, counts), ...escaped(text)].sort((one, other) => one.start - other.start),
  ],
};

const escaped = (text: string): Iterable<Stretch> =>
  text.includes('\\x')
    ? undone(
        text,
        escapesIn(text, ESCAPED, ([, digits]) => parseInt(digits as string, 16)),
        () => true,
      )
    : [];

/** A word of pairs of digits only; `first` is the offset of the digits, after `0x` if present. */
interface Word {
  start: number;
  first: number;
  end: number;
}

function* pairs(text: string, { longRuns, codes }: DisguiseCounts): Generator<Stretch> {
  yield* inChains(text, longRuns, (digits) => digits >= 2 * FEWEST, partsLines);
  // Short words count when three or more follow each other; those between others are codes.
  if (codes > 0 || /0x/i.test(text))
    yield* inChains(text, [{ start: 0, end: text.length }], (digits) => digits <= 4, partsPairs);
}

function* inChains(
  text: string,
  ranges: readonly Range[],
  accepts: (digits: number) => boolean,
  parts: Parts,
): Generator<Stretch> {
  const chain = new Chain(text, parts);
  for (const range of ranges) {
    for (const word of wordsIn(text, range)) {
      const ended = accepts(word.end - word.first) ? chain.add(word) : undefined;
      if (ended) yield* spelled(text, ended);
    }
  }
  yield* spelled(text, chain.words);
}

type Parts = (text: string, start: number, end: number) => boolean;

/** Collects consecutive words. */
class Chain {
  words: Word[] = [];

  constructor(
    private readonly text: string,
    private readonly parts: Parts,
  ) {}

  /** Adds a word. Returns the words before it if the chain ends there. */
  add(word: Word): readonly Word[] | undefined {
    const last = this.words[this.words.length - 1];
    const ended = last && !this.parts(this.text, last.end, word.start) ? this.words : undefined;
    if (ended) this.words = [];
    this.words.push(word);
    return ended;
  }
}

const partsLines = (text: string, start: number, end: number): boolean =>
  end - start === 1 && text[start] === '\n';

const partsPairs = (text: string, start: number, end: number): boolean =>
  end - start === 1
    ? ' :;,-\n'.includes(text.charAt(start))
    : end - start === 2 && text.startsWith(', ', start);

function* spelled(text: string, chain: readonly Word[]): Generator<Stretch> {
  if (chain.reduce((digits, { first, end }) => digits + end - first, 0) < 2 * FEWEST) return;
  const written: WrittenBytes = { bytes: [], starts: [], ends: [] };
  for (const { start, first, end } of chain) {
    for (let at = first; at < end; at += 2) {
      written.bytes.push(valueAt(text, at) * 16 + valueAt(text, at + 1));
      written.starts.push(at === first ? start : at);
      written.ends.push(at + 2);
    }
  }
  const stretch = readablySpelledBy(written);
  if (stretch) yield stretch;
}

// The value of a digit plus one; `NO_DIGIT` for other ASCII letters, 0 for everything else.
const NO_DIGIT = 17;
const VALUES = new Uint8Array(0x10000).map((_value, code) => {
  if (code >= 128) return 0;
  const character = String.fromCharCode(code);
  return /[\da-f]/i.test(character)
    ? parseInt(character, 16) + 1
    : /[a-z]/i.test(character)
      ? NO_DIGIT
      : 0;
});
/** Entry of `VALUES` for a character; cast because it is read for each character of a text. */
const entryAt = (text: string, index: number): number => VALUES[text.charCodeAt(index)] as number;
const valueAt = (text: string, index: number): number => entryAt(text, index) - 1;

/**
 * Yields words without a letter or digit directly before or after. A range ends where a word does.
 */
function* wordsIn(text: string, range: Range): Generator<Word> {
  for (let index = range.start; index < range.end; index++) {
    const start = index;
    let isHexadecimal = true;
    const first =
      text.charCodeAt(start) === ZERO && (text.charCodeAt(start + 1) | 32) === X
        ? start + 2
        : start;
    for (index = first; index < range.end; index++) {
      const entry = entryAt(text, index);
      if (entry === 0) break;
      if (entry === NO_DIGIT) isHexadecimal = false;
    }
    const digits = index - first;
    if (
      isHexadecimal &&
      digits > 0 &&
      digits % 2 === 0 &&
      !isBeside(text, start - 1) &&
      !isBeside(text, index)
    )
      yield { start, first, end: index };
  }
}

const ZERO = '0'.charCodeAt(0);
const X = 'x'.charCodeAt(0);

const isBeside = (text: string, index: number): boolean =>
  text.charCodeAt(index) >= 128 && ALPHANUMERIC.test(text.charAt(index));
