import { extentOf, type Found } from '../chains';
import { characterClass, characterKind, countOf } from '../character-class';
import { type Decoder, type Piece, type Stretch } from '../decoder';
import { pronounceable } from '../readable';

const WORDLIKE = /[\p{L}\p{N}\p{M}]/u;
// Excludes scripts that are written without spaces or in syllables: single characters are normal there.
const CONSPICUOUS_ALONE =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{N}]/u;
const isLetter = characterClass(/\p{L}/u);
const LONGEST_GAP = 8;

const FEWEST_LETTERS = 4;
/**
 * Fewest letters separated by a point or comma and a space: fewer may be initials or the options of
 * a question.
 */
const FEWEST_INITIALS = 7;
const FEWEST_DIGITS = 7;
/** Most digits of a number; longer sequences are ignored unless they are bits. */
const MOST_DIGITS = 64;
/** Smallest share of equal gaps among all. */
const REGULAR = 0.5;

/**
 * Decodes words written letter by letter: `i g n o r e  a l l`, `i-g-n-o-r-e`; digits likewise. A
 * gap unlike the usual one separates words.
 */
export const spacedDecoder: Decoder = {
  kind: 'spaced',
  suspects: (_text, { lone }) => lone >= FEWEST_LETTERS,
  decode: (text) => [[...stretchesIn(text)]],
};

function* stretchesIn(text: string): Generator<Stretch> {
  for (const letters of chainsIn(text)) {
    const gaps = letters.slice(1).map(({ start }, index) => text.slice(letters[index]?.end, start));
    const usual = mostCommon(gaps);
    if (isDisguise(letters.map((each) => each.text).join(''), gaps, usual)) {
      yield { ...extentOf(letters), pieces: joined(letters, gaps, usual) };
    }
  }
}

/** Yields consecutive single letters, without a word or a wide gap between them. */
function* chainsIn(text: string): Generator<Found[]> {
  // Starts of the letters in the current chain, and the end of its last letter.
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
    const isLone = part === CONSPICUOUS && index === end;
    if (!isLone || start - behind > LONGEST_GAP) {
      if (starts.length >= FEWEST_LETTERS) yield starts.map((at) => letterAt(text, at));
      if (starts.length > 0) starts = [];
    }
    if (isLone) starts.push(start);
    behind = index;
  }
  if (starts.length >= FEWEST_LETTERS) yield starts.map((at) => letterAt(text, at));
}

const BETWEEN = 1;
const OF_WORDS = 2;
const CONSPICUOUS = 3;

/** Classifies characters by their part in words. */
const partOf = characterKind((code) => {
  const character = String.fromCodePoint(code);
  return !WORDLIKE.test(character)
    ? BETWEEN
    : CONSPICUOUS_ALONE.test(character)
      ? CONSPICUOUS
      : OF_WORDS;
});

/** Returns the code point at an index, -1 beyond the text. Avoids `codePointAt` in most cases. */
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
  // Digits may replace vowels: the leetspeak decoder runs next.
  const letters = countOf(word, isLetter);
  return (
    letters >= (/[.,;:)] /.test(usual) ? FEWEST_INITIALS : FEWEST_LETTERS) &&
    letters >= word.length / 2 &&
    pronounceable(word.replace(/[0134]/g, 'o'))
  );
};

/** Recognises sequences, each item the successor of the last: `a b c d`, `1 2 3 4 5 6 7 8`. */
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
    const before = letters[index - 1];
    if (before && gaps[index - 1] !== usual)
      pieces.push({ text: ' ', start: before.end, end: letter.start });
    pieces.push(letter);
  });
  return pieces;
};

const mostCommon = (all: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0])[0];
};
