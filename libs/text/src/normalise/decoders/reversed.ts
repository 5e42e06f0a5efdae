import { characterClass } from '../character-class';
import { FREQUENT_WORDS } from '../data/frequent-words';
import type { ViewKind } from '../decoded-view';
import type { Decoder, Piece, Stretch } from '../decoder';
import type { Range } from '../normalised-text';
import { backwards, BACKWARDS_WORDS, rot13, ROTATED_WORDS } from '../reversal';
import { bucketOf, bucketsOf, hashed } from '../word-hash';

const WORD = /\p{L}+/gu;
const isLetter = characterClass(/\p{L}/u);
const LINE_BREAK = 10;
const FREQUENT = bucketsOf([...FREQUENT_WORDS, ...BACKWARDS_WORDS, ...ROTATED_WORDS]);
/** Fewest different frequent words that must occur reversed. */
const FEWEST = 2;
/** Most words since the last disguised one; more end a stretch. */
const LULL = 12;

const backwardsDecoder = (
  kind: ViewKind,
  turn: (text: string, start: number, end: number) => Piece[],
): Decoder => ({
  kind,
  keepsLength: true,
  suspects: (_text, counts) => counts.backwards >= FEWEST,
  decode: (text) => [
    backwardsStretches(text).map(({ start, end }) =>
      lazily(start, end, () => turn(text, start, end)),
    ),
  ],
});

/** Decodes a stretch on first use: the budget may exclude it. */
const lazily = (start: number, end: number, turn: () => Piece[]): Stretch => {
  let pieces: Piece[] | undefined;
  return {
    start,
    end,
    get pieces() {
      return (pieces ??= turn());
    },
  };
};

/** Decodes ROT13 of the letters a to z. */
export const rot13Decoder: Decoder = {
  kind: 'rot13',
  keepsLength: true,
  suspects: (_text, counts) => counts.rotated >= FEWEST,
  decode: (text) => [
    disguisedStretches(text, ROTATED_WORDS).map(({ start, end }) =>
      lazily(start, end, () => [{ text: rot13(text.slice(start, end)), start, end }]),
    ),
  ],
};

interface Run extends Range {
  hits: Set<string>;
  /** Frequent words that are not reversed, and words of any kind, since the last disguised one. */
  plain: number;
  others: number;
}

/**
 * Finds stretches within a line that contain at least two disguised words; two plain frequent words
 * in a row, or many others, end a stretch.
 */
const disguisedStretches = (text: string, disguised: ReadonlySet<string>): readonly Range[] => {
  const found: Run[] = [];
  let run: Run | undefined;
  const end = (): void => {
    if (run && run.hits.size >= FEWEST) found.push(run);
    run = undefined;
  };
  let start = -1;
  let hash = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? (text.codePointAt(index) as number) : LINE_BREAK;
    if (isLetter(code)) {
      if (start < 0) start = index;
      hash = hashed(hash, code);
    } else {
      if (start >= 0) {
        // Most words are not frequent, and their letters are irrelevant.
        run = withWord(
          run,
          start,
          index,
          FREQUENT[bucketOf(hash)] === 0 ? '' : text.slice(start, index).toLowerCase(),
          disguised,
        );
        if (run && endsThere(run)) end();
        start = -1;
        hash = 0;
      }
      if (code === LINE_BREAK) end();
    }
    if (code > 0xffff) index++;
  }
  return found;
};

const withWord = (
  run: Run | undefined,
  start: number,
  end: number,
  word: string,
  disguised: ReadonlySet<string>,
): Run | undefined => {
  const plain = FREQUENT_WORDS.has(word);
  if (!run && plain) return undefined;
  const longer = run ?? { start, end, hits: new Set(), plain: 0, others: 0 };
  if (!plain) longer.end = end;
  note(longer, word, plain, disguised);
  return longer;
};

const endsThere = ({ hits, plain, others }: Run): boolean =>
  others > LULL || plain >= (hits.size > 0 ? FEWEST : 1);

/** Caches the last text, which both decoders search in turn. */
let last: { text: string; stretches: readonly Range[] } | undefined;

const backwardsStretches = (text: string): readonly Range[] => {
  if (last?.text !== text) last = { text, stretches: disguisedStretches(text, BACKWARDS_WORDS) };
  return last.stretches;
};

const note = (run: Run, word: string, plain: boolean, disguised: ReadonlySet<string>): void => {
  const hit = disguised.has(word);
  if (hit) run.hits.add(word);
  run.plain = hit ? 0 : run.plain + (plain ? 1 : 0);
  run.others = hit ? 0 : run.others + 1;
};

const reversedPiece = (text: string, start: number, end: number): Piece => ({
  text: backwards(text.slice(start, end)),
  start,
  end,
  reversed: true,
});

/** Decodes text written backwards as a whole. */
export const reversedDecoder = backwardsDecoder('reversed', (text, start, end) => [
  reversedPiece(text, start, end),
]);

const wordByWord = (text: string, start: number, end: number): Piece[] => {
  const pieces: Piece[] = [];
  let cursor = start;
  for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
    const at = start + index;
    if (at > cursor) pieces.push({ text: text.slice(cursor, at), start: cursor, end: at });
    cursor = at + word.length;
    pieces.push(reversedPiece(text, at, cursor));
  }
  if (cursor < end) pieces.push({ text: text.slice(cursor, end), start: cursor, end });
  return pieces;
};

/** Decodes words that are each written backwards. */
export const reversedWordsDecoder = backwardsDecoder('reversed-words', wordByWord);
