import { chains, extentOf, type Found, matches } from '../chains';
import { MORSE } from '../data/morse';
import { type Decoder, type Piece, type Stretch } from '../decoder';
import { pronounceable } from '../readable';

const FEWEST = 6;
const FEWEST_LETTERS = 4;
const CODE = /[.\u00b7\u2022_-]+/g;
const GAP = /^[ \n/|]{1,5}$/;

/** Decodes Morse code in points, bullets, hyphens and underscores. */
export const morseDecoder: Decoder = {
  kind: 'morse',
  suspects: (text) => /[.\u00b7\u2022][-_]|[-_][.\u00b7\u2022]/.test(text),
  decode: (text) => [[...stretchesIn(text)]],
};

function* stretchesIn(text: string): Generator<Stretch> {
  for (const codes of chains(text, matches(text, CODE), GAP, 5, FEWEST)) {
    const pieces = piecesOf(text, codes);
    const letters = pieces?.map((piece) => piece.text).join('') ?? '';
    if (pieces && new Set(letters).size >= FEWEST_LETTERS && pronounceable(letters)) {
      yield { ...extentOf(codes), pieces };
    }
  }
}

const piecesOf = (text: string, codes: readonly Found[]): Piece[] | undefined => {
  const pieces: Piece[] = [];
  for (const { text: code, start, end } of codes) {
    const letter =
      code.length <= 6
        ? MORSE.get(code.replace(/[\u00b7\u2022]/g, '.').replaceAll('_', '-'))
        : undefined;
    if (letter === undefined) return undefined;
    const before = pieces.at(-1);
    // One space separates letters; more, or a stroke, separate words.
    if (before && text.slice(before.end, start) !== ' ')
      pieces.push({ text: ' ', start: before.end, end: start });
    pieces.push({ text: letter, start, end });
  }
  return pieces;
};
