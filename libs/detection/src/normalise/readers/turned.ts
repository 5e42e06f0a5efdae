import { STOP_WORDS } from '../data/stop-words';
import type { Range } from '../normalised-text';
import type { Piece, Reader, Stretch } from '../reader';
import { BACKWARDS_WORDS, ROTATED_WORDS, backwards, rot13 } from '../turned';
import type { ViewKind } from '../view';

const WORD = /\p{L}+/gu;
const LINE = /[^\n]+/g;
/** Different frequent words that must be seen turned. */
const FEWEST = 2;
/** Words without a frequent one among them, after which a stretch has ended. */
const LULL = 12;

const backwardsReader = (kind: ViewKind, turn: (text: string, start: number, end: number) => Piece[]): Reader => ({
  kind,
  suspects: (_text, signs) => signs.backwards >= FEWEST,
  read: (text) => [[...turnedStretches(text, BACKWARDS_WORDS)].map(({ start, end }) => ({ start, end, pieces: turn(text, start, end) }))],
});

export const rot13Reader: Reader = {
  kind: 'rot13',
  suspects: (_text, signs) => signs.rotated >= FEWEST,
  read: (text) => [[...turnedStretches(text, ROTATED_WORDS)].map(({ start, end }): Stretch => ({ start, end, pieces: [{ text: rot13(text.slice(start, end)), start, end }] }))],
};

interface Run extends Range {
  hits: Set<string>;
  /** Plain frequent words, and words of any kind, since the last turned one. */
  plain: number;
  others: number;
}

/** Stretches within a line that hold two turned words or more; two plain ones in a row, or many others, end a stretch. */
function* turnedStretches(text: string, turned: ReadonlySet<string>): Generator<Run> {
  for (const { 0: line, index: at } of text.matchAll(LINE)) {
    let run: Run | undefined;
    for (const { 0: written, index } of line.matchAll(WORD)) {
      const word = written.toLowerCase();
      const plain = STOP_WORDS.has(word);
      if (!run && plain) continue;
      run ??= { start: at + index, end: 0, hits: new Set(), plain: 0, others: 0 };
      if (!plain) run.end = at + index + written.length;
      note(run, word, plain, turned);
      if (run.others <= LULL && run.plain < (run.hits.size > 0 ? FEWEST : 1)) continue;
      if (run.hits.size >= FEWEST) yield run;
      run = undefined;
    }
    if (run && run.hits.size >= FEWEST) yield run;
  }
}

const note = (run: Run, word: string, plain: boolean, turned: ReadonlySet<string>): void => {
  const hit = turned.has(word);
  if (hit) run.hits.add(word);
  run.plain = hit ? 0 : run.plain + (plain ? 1 : 0);
  run.others = hit ? 0 : run.others + 1;
};

const turnedPiece = (text: string, start: number, end: number): Piece => ({ text: backwards(text.slice(start, end)), start, end, turned: true });

/** Written backwards as a whole. */
export const reversedReader = backwardsReader('reversed', (text, start, end) => [turnedPiece(text, start, end)]);

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
