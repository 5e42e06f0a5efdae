import { characterClass } from '../character-class';
import { STOP_WORDS } from '../data/stop-words';
import type { Range } from '../normalised-text';
import type { Piece, Reader, Stretch } from '../reader';
import { backwards, BACKWARDS_WORDS, rot13, ROTATED_WORDS } from '../turned';
import type { ViewKind } from '../view';
import { bucketOf, bucketsOf, hashed } from '../word-hash';

const WORD = /\p{L}+/gu;
const isLetter = characterClass(/\p{L}/u);
const LINE_BREAK = 10;
const FREQUENT = bucketsOf([...STOP_WORDS, ...BACKWARDS_WORDS, ...ROTATED_WORDS]);
/** Different frequent words that must be seen turned. */
const FEWEST = 2;
/** Words without a frequent one among them, after which a stretch has ended. */
const LULL = 12;

const backwardsReader = (
  kind: ViewKind,
  turn: (text: string, start: number, end: number) => Piece[],
): Reader => ({
  kind,
  keepsLength: true,
  suspects: (_text, signs) => signs.backwards >= FEWEST,
  read: (text) => [
    backwardsStretches(text).map(({ start, end }) =>
      turned(start, end, () => turn(text, start, end)),
    ),
  ],
});

/** Turned when first asked for: there may be no room for it. */
const turned = (start: number, end: number, turn: () => Piece[]): Stretch => {
  let pieces: Piece[] | undefined;
  return {
    start,
    end,
    get pieces() {
      return (pieces ??= turn());
    },
  };
};

export const rot13Reader: Reader = {
  kind: 'rot13',
  keepsLength: true,
  suspects: (_text, signs) => signs.rotated >= FEWEST,
  read: (text) => [
    turnedStretches(text, ROTATED_WORDS).map(({ start, end }) =>
      turned(start, end, () => [{ text: rot13(text.slice(start, end)), start, end }]),
    ),
  ],
};

interface Run extends Range {
  hits: Set<string>;
  /** Plain frequent words, and words of any kind, since the last turned one. */
  plain: number;
  others: number;
}

/** Stretches within a line that hold two turned words or more; two plain ones in a row, or many others, end a stretch. */
const turnedStretches = (text: string, turned: ReadonlySet<string>): readonly Range[] => {
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
        // Most words are no frequent ones, and their letters do not matter.
        run = withWord(
          run,
          start,
          index,
          FREQUENT[bucketOf(hash)] === 0 ? '' : text.slice(start, index).toLowerCase(),
          turned,
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
  turned: ReadonlySet<string>,
): Run | undefined => {
  const plain = STOP_WORDS.has(word);
  if (!run && plain) return undefined;
  const longer = run ?? { start, end, hits: new Set(), plain: 0, others: 0 };
  if (!plain) longer.end = end;
  note(longer, word, plain, turned);
  return longer;
};

const endsThere = ({ hits, plain, others }: Run): boolean =>
  others > LULL || plain >= (hits.size > 0 ? FEWEST : 1);

/** The same for both ways to read them. */
let last: { text: string; stretches: readonly Range[] } | undefined;

const backwardsStretches = (text: string): readonly Range[] => {
  if (last?.text !== text) last = { text, stretches: turnedStretches(text, BACKWARDS_WORDS) };
  return last.stretches;
};

const note = (run: Run, word: string, plain: boolean, turned: ReadonlySet<string>): void => {
  const hit = turned.has(word);
  if (hit) run.hits.add(word);
  run.plain = hit ? 0 : run.plain + (plain ? 1 : 0);
  run.others = hit ? 0 : run.others + 1;
};

const turnedPiece = (text: string, start: number, end: number): Piece => ({
  text: backwards(text.slice(start, end)),
  start,
  end,
  turned: true,
});

/** Written backwards as a whole. */
export const reversedReader = backwardsReader('reversed', (text, start, end) => [
  turnedPiece(text, start, end),
]);

const wordByWord = (text: string, start: number, end: number): Piece[] => {
  const pieces: Piece[] = [];
  let cursor = start;
  for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
    const at = start + index;
    if (at > cursor) pieces.push({ text: text.slice(cursor, at), start: cursor, end: at });
    cursor = at + word.length;
    pieces.push(turnedPiece(text, at, cursor));
  }
  if (cursor < end) pieces.push({ text: text.slice(cursor, end), start: cursor, end });
  return pieces;
};

/** Each word written backwards, in its place. */
export const reversedWordsReader = backwardsReader('reversed-words', wordByWord);
