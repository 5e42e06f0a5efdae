import { DIGIT_WORDS, REPEATS } from '../../numbers/number-words';
import { chains, type Found, matches } from '../chains';
import type { Decoder, Piece, Stretch } from '../decoder';
import type { DisguiseCounts } from '../disguise-counts';

const FEWEST_DIGITS = 4;
const WORD = /[\p{L}\p{N}]+/gu;
const GAP = /^[ ,.;\n-]{1,3}$/;
const LONGEST_WORD = 7;

const ADDRESS =
  /(?<![\w.+-])[\w.+-]{1,64} ?(?:[([{<] ?at ?[)\]}>]|(?<= )at(?= )|@) ?[\w-]{2,63}(?: ?(?:[([{<] ?dot ?[)\]}>]|(?<= )dot(?= )|\.) ?[\w-]{2,63}){1,4}/gi;
const AT_OR_DOT = / ?(?:[([{<] ?(at|dot) ?[)\]}>]|(?<= )(at|dot)(?= )) ?/gi;
const BRACKETED = /[([{<] ?(?:at|dot)/i;
const SPELLED = /\bdot\b|[([{<] ?at/i;

/** Decodes digits written as words, and addresses with `at` and `dot`. */
export const spelledDecoder: Decoder = {
  kind: 'spelled',
  suspects: (text, counts) => counts.spelled >= FEWEST_DIGITS || mayHoldAddress(text, counts),
  decode: (text, counts) => [
    [
      ...(counts.spelled >= FEWEST_DIGITS ? digits(text) : []),
      ...(mayHoldAddress(text, counts) ? addresses(text) : []),
    ]
      .sort((one, other) => one.start - other.start)
      .filter(apart),
  ],
};

const mayHoldAddress = (text: string, { dots }: DisguiseCounts): boolean =>
  dots > 0 || BRACKETED.test(text);

const apart = ({ start }: Stretch, index: number, all: readonly Stretch[]): boolean =>
  start >= (all[index - 1]?.end ?? 0);

function* digits(text: string): Generator<Stretch> {
  for (const words of chains(text, matches(text, WORD), GAP, 3, FEWEST_DIGITS)) {
    let pieces: Piece[] = [];
    for (const [index, word] of words.entries()) {
      const piece = digit(word, words[index - 1]);
      if (piece) pieces.push(piece);
      else if (!REPEATS.has(word.text.toLowerCase()) || pieces.length === 0) {
        yield* number(pieces);
        pieces = [];
      }
    }
    yield* number(pieces);
  }
}

const digit = ({ text, start, end }: Found, before: Found | undefined): Piece | undefined => {
  if (text.length > LONGEST_WORD) return undefined;
  const word = text.toLowerCase();
  // Codes contain capitals among their digits; `I` is a word.
  const value = /^(?:\d|[A-HJ-Z])$/.test(text) ? text : word === 'oh' ? '0' : DIGIT_WORDS.get(word);
  const times = before && REPEATS.get(before.text.toLowerCase());
  return value === undefined
    ? undefined
    : { text: value.repeat(times ?? 1), start: times ? before.start : start, end };
};

function* number(pieces: readonly Piece[]): Generator<Stretch> {
  const spelled = pieces.filter(({ text, start, end }) => end - start > text.length).length;
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && last && spelled >= FEWEST_DIGITS && !isCounting(pieces) && !isNothing(pieces))
    yield { start: first.start, end: last.end, pieces };
}

/** Recognises zeros, which programs print for missing data. */
const isNothing = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ text }) => /^0+$/.test(text));
const isCounting = (pieces: readonly Piece[]): boolean =>
  pieces.every(
    ({ text }, index) => index === 0 || Number(text) === Number(pieces[index - 1]?.text) + 1,
  );

function* addresses(text: string): Generator<Stretch> {
  for (const { 0: written, index: start } of text.matchAll(ADDRESS)) {
    if (!SPELLED.test(written)) continue;
    const pieces: Piece[] = [];
    let cursor = 0;
    for (const { 0: word, 1: bracketed, 2: bare, index } of written.matchAll(AT_OR_DOT)) {
      pieces.push({
        text: written.slice(cursor, index),
        start: start + cursor,
        end: start + index,
      });
      cursor = index + word.length;
      pieces.push({
        text: (bracketed ?? bare ?? '').toLowerCase() === 'at' ? '@' : '.',
        start: start + index,
        end: start + cursor,
      });
    }
    pieces.push({
      text: written.slice(cursor),
      start: start + cursor,
      end: start + written.length,
    });
    yield { start, end: start + written.length, pieces };
  }
}
