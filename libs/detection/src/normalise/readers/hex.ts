import { type WrittenBytes, readablySpelledBy } from '../bytes';
import { ALPHANUMERIC } from '../chains';
import { escapesIn, undone } from '../escapes';
import { type Reader, type Stretch } from '../reader';

const FEWEST = 6;
const ESCAPED = /\\x([\da-f]{2})/gi;

/** Pairs of hexadecimal digits, run together, parted, or each after `0x`; and `\x41` anywhere. */
export const hexReader: Reader = {
  kind: 'hex',
  suspects: (text, { longestRun, codes }) => longestRun >= 2 * FEWEST || codes >= 3 || text.includes('\\x') || text.includes('0x'),
  read: (text) => [[...pairs(text), ...escaped(text)].sort((one, other) => one.start - other.start)],
};

const escaped = (text: string): Iterable<Stretch> =>
  text.includes('\\x') ? undone(text, escapesIn(text, ESCAPED, ([, digits]) => parseInt(digits as string, 16)), () => true) : [];

/** A word of nothing but pairs of digits; `first` is where they begin, behind `0x` where that stands. */
interface Word {
  start: number;
  first: number;
  end: number;
}

function* pairs(text: string): Generator<Stretch> {
  const [long, short] = [new Chain(text, partsLines), new Chain(text, partsPairs)];
  for (const word of wordsIn(text)) {
    const digits = word.end - word.first;
    const chain = digits >= 2 * FEWEST ? long : digits <= 4 ? short : undefined;
    const ended = chain?.add(word);
    if (ended) yield* spelled(text, ended);
  }
  yield* spelled(text, long.words);
  yield* spelled(text, short.words);
}

/** Words that follow each other. */
class Chain {
  words: Word[] = [];

  constructor(private readonly text: string, private readonly parts: (text: string, start: number, end: number) => boolean) {}

  /** Returns the words before, where they and this one do not belong together. */
  add(word: Word): readonly Word[] | undefined {
    const last = this.words[this.words.length - 1];
    const ended = last && !this.parts(this.text, last.end, word.start) ? this.words : undefined;
    if (ended) this.words = [];
    this.words.push(word);
    return ended;
  }
}

const partsLines = (text: string, start: number, end: number): boolean => end - start === 1 && text[start] === '\n';

const partsPairs = (text: string, start: number, end: number): boolean =>
  end - start === 1 ? ' :;,-\n'.includes(text.charAt(start)) : end - start === 2 && text.startsWith(', ', start);

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

// One more than the value of each digit; letters that are none come last.
const NO_DIGIT = 17;
const VALUES = Uint8Array.from({ length: 128 }, (_value, code) => {
  const character = String.fromCharCode(code);
  return /[\da-f]/i.test(character) ? parseInt(character, 16) + 1 : /[a-z]/i.test(character) ? NO_DIGIT : 0;
});
const valueAt = (text: string, index: number): number => (VALUES[text.charCodeAt(index)] as number) - 1;

/** Each stands alone: the first letters of the word behind are none of it. */
function* wordsIn(text: string): Generator<Word> {
  for (let index = 0; index < text.length; index++) {
    const start = index;
    let isHexadecimal = true;
    const prefix = text.charCodeAt(start) === 48 && (text.charCodeAt(start + 1) | 32) === 120 ? 2 : 0;
    for (index += prefix; ; index++) {
      const value = VALUES[text.charCodeAt(index)] ?? 0;
      if (value === 0) break;
      if (value === NO_DIGIT) isHexadecimal = false;
    }
    const digits = index - start - prefix;
    if (isHexadecimal && digits > 0 && digits % 2 === 0 && !isBeside(text, start - 1) && !isBeside(text, index)) yield { start, first: start + prefix, end: index };
  }
}

const isBeside = (text: string, index: number): boolean => text.charCodeAt(index) >= 128 && ALPHANUMERIC.test(text.charAt(index));
