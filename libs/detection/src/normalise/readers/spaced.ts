import type { Found } from '../chains';
import { characterClass, characterKind, countOf } from '../character-class';
import { pronounceable } from '../readable';
import { type Piece, type Reader, type Stretch } from '../reader';

const WORDLIKE = /[\p{L}\p{N}\p{M}]/u;
// Scripts that set every letter apart, or have no spaces at all, show nothing by it.
const SHOWS_BY_STANDING_ALONE =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]/u;
const isLetter = characterClass(/\p{L}/u);
const LONGEST_GAP = 8;

const FEWEST_LETTERS = 4;
/** Initials and the options of a question have a point or comma and a space between them. */
const FEWEST_INITIALS = 7;
const FEWEST_DIGITS = 7;
/** More digits in a row are no number of anything, unless they are bits. */
const MOST_DIGITS = 64;
/** This share of the gaps must be the same. */
const REGULAR = 0.5;

/** Words written letter by letter: `i g n o r e  a l l`, `i-g-n-o-r-e`; digits likewise. Another gap than the usual one parts words. */
export const spacedReader: Reader = {
  kind: 'spaced',
  suspects: (_text, { lone }) => lone >= FEWEST_LETTERS,
  read: (text) => [[...stretchesIn(text)]],
};

function* stretchesIn(text: string): Generator<Stretch> {
  for (const letters of chainsIn(text)) {
    const gaps = letters
      .slice(1)
      .map(({ start }, index) => text.slice((letters[index] as Found).end, start));
    const usual = mostCommon(gaps);
    if (isDisguise(letters.map((each) => each.text).join(''), gaps, usual)) {
      yield {
        start: (letters[0] as Found).start,
        end: (letters.at(-1) as Found).end,
        pieces: joined(letters, gaps, usual),
      };
    }
  }
}

/** Letters standing alone, one after the other: no word between them, and no wide gap. */
function* chainsIn(text: string): Generator<Found[]> {
  // Where the letters of the chain at hand begin, and where the last one ends.
  let starts: number[] = [];
  let behind = 0;
  for (let index = 0; index < text.length;) {
    const start = index;
    const code = codeAt(text, index);
    const part = partOf(code);
    index += widthOf(code);
    if (part === BETWEEN) continue;
    const end = index;
    for (
      let next = codeAt(text, index);
      next >= 0 && partOf(next) !== BETWEEN;
      next = codeAt(text, index)
    )
      index += widthOf(next);
    const stands = part === SHOWS && index === end;
    if (!stands || start - behind > LONGEST_GAP) {
      if (starts.length >= FEWEST_LETTERS) yield starts.map((at) => letterAt(text, at));
      if (starts.length > 0) starts = [];
    }
    if (stands) starts.push(start);
    behind = index;
  }
  if (starts.length >= FEWEST_LETTERS) yield starts.map((at) => letterAt(text, at));
}

const BETWEEN = 1;
const OF_WORDS = 2;
const SHOWS = 3;

/** What characters are to words. */
const partOf = characterKind((code) => {
  const character = String.fromCodePoint(code);
  return !WORDLIKE.test(character)
    ? BETWEEN
    : SHOWS_BY_STANDING_ALONE.test(character)
      ? SHOWS
      : OF_WORDS;
});

/** The code point, less than 0 behind the text; nearly all are one unit. */
const codeAt = (text: string, index: number): number => {
  if (index >= text.length) return -1;
  const unit = text.charCodeAt(index);
  return unit < 0xd800 || unit > 0xdbff ? unit : (text.codePointAt(index) as number);
};

const letterAt = (text: string, start: number): Found => {
  const end = start + widthOf(codeAt(text, start));
  return { text: text.slice(start, end), start, end };
};

const widthOf = (code: number): number => (code > 0xffff ? 2 : 1);

const isDisguise = (word: string, gaps: readonly string[], usual: string): boolean => {
  if (gaps.filter((gap) => gap === usual).length < REGULAR * gaps.length) return false;
  if (isCounting(word)) return false;
  if (/^\d+$/.test(word))
    return word.length >= FEWEST_DIGITS && (word.length <= MOST_DIGITS || /^[01]+$/.test(word));
  // Digits may stand for vowels: leetspeak is read next.
  const letters = countOf(word, isLetter);
  return (
    letters >= (/[.,;:)] /.test(usual) ? FEWEST_INITIALS : FEWEST_LETTERS) &&
    letters >= word.length / 2 &&
    pronounceable(word.replace(/[0134]/g, 'o'))
  );
};

/** `a b c d`, `1 2 3 4 5 6 7 8`: each the one after the last. */
const isCounting = (word: string): boolean => {
  let [steps, letters] = [0, 0];
  let last = Infinity;
  for (const letter of word.toLowerCase()) {
    const code = letter.codePointAt(0) as number;
    if (code - last === 1) steps++;
    letters++;
    last = code;
  }
  return steps >= 0.7 * (letters - 1);
};

const joined = (letters: readonly Found[], gaps: readonly string[], usual: string): Piece[] => {
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const gap = gaps[index - 1];
    if (gap !== undefined && gap !== usual)
      pieces.push({ text: ' ', start: (letters[index - 1] as Found).end, end: letter.start });
    pieces.push(letter);
  });
  return pieces;
};

const mostCommon = (all: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0] as [
    string,
    number,
  ])[0];
};
