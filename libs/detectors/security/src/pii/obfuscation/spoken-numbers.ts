import { type NormalisedText } from '@touchstone/text';
import { isAsciiLetter, isDigit } from '@touchstone/text/fast';
import {
  gluedDigits,
  JOINTS,
  mayBeNumberWord,
  numberWords,
  REPEATS,
  SPOKEN_SIGNS,
} from './number-words';
import { rewriteRuns, type Run } from './rewrite';

const LONGEST_WORD = 17;
const GAP_CHARACTERS = ' ,.()\n-';
const MOST_GAP = 3;
const FEWEST_WORDS = 2;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 26;
const SHORT_CODE_WORDS = 'pin|pincode|cvv2?|cvc2?|cvn|security code|last four';
/** Context words of codes with three or four digits. */
const SHORT_CODE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${SHORT_CODE_WORDS})(?:[^\p{L}]|[^\p{L}](?:code|number|is|are|digits|of)){1,3}$`,
  'iu',
);
const MIN_SHORT_CODE_DIGITS = 3;
const LEAD = 32;

interface Word {
  start: number;
  end: number;
  /** Digits of a number in figures, or of number words that are written as one word. */
  written?: string;
  spelt?: boolean;
  value?: number;
  repeats?: number;
  joins?: boolean;
  sign?: string;
}

const wordOf = (text: string, start: number): Word | undefined => {
  const end = start + text.length;
  const word = text.toLowerCase();
  const glued = gluedDigits(word);
  if (glued) return { start, end, written: glued, spelt: true };
  if (text.length > LONGEST_WORD) return undefined;
  const value = numberWords().get(word);
  if (value !== undefined) return { start, end, value };
  if (REPEATS[word] !== undefined) return { start, end, repeats: REPEATS[word] };
  if (SPOKEN_SIGNS[word] !== undefined) return { start, end, sign: SPOKEN_SIGNS[word] };
  return JOINTS.has(word) ? { start, end, joins: true } : undefined;
};

/**
 * Parses the number that begins at a word, and counts its words: `trente-quatre`, `soixante dix
 * huit`, `quatre-vingt-dix`.
 */
const numberAt = (words: readonly Word[], at: number): { value: number; length: number } => {
  let value = words[at]?.value ?? 0;
  let length = 1;
  const next = (): number | undefined => words[at + length]?.value;
  if (value === 4 && next() === 20) [value, length] = [80, 2];
  if (
    value >= 20 &&
    value % 10 === 0 &&
    words[at + length]?.joins &&
    (words[at + length + 1]?.value ?? 0) > 0 &&
    (words[at + length + 1]?.value ?? 10) < 10
  )
    length++;
  const following = next() ?? 0;
  if ((value === 60 || value === 80) && following >= 10 && following <= 16)
    [value, length] = [value + following, length + 1];
  if (value >= 100) {
    const rest =
      following > 0 && following < 100 ? numberAt(words, at + 1) : { value: 0, length: 0 };
    return { value: value + rest.value, length: 1 + rest.length };
  }
  const unit = next() ?? 0;
  if (value >= 20 && value % 10 === 0 && unit > 0 && unit < 10)
    return { value: value + unit, length: length + 1 };
  // French forms 17 and above from tens and units, as `dix-sept`; no other language says `ten
  // seven`.
  if (value % 10 === 0 && (value === 10 || value === 70 || value === 90) && unit >= 7 && unit < 10)
    return { value: value + unit, length: length + 1 };
  return { value, length };
};

/** A number in the text, with its digits. */
interface SpokenNumber {
  start: number;
  end: number;
  digits: string;
}

/**
 * Parses the numbers in consecutive words. `undefined` if they have too few or too many digits, or
 * only count upwards.
 */
const numbersIn = (words: readonly Word[], fewest: number): SpokenNumber[] | undefined => {
  const spoken: SpokenNumber[] = [];
  const values: number[] = [];
  let repeats = 1;
  for (let at = 0, word = words[0]; word; word = words[at]) {
    if (word.value === undefined) {
      const written = word.written ?? word.sign;
      if (written !== undefined)
        spoken.push({
          start: word.start,
          end: word.end,
          digits: word.spelt ? written : written.repeat(word.sign ? 1 : repeats),
        });
      repeats = word.repeats ?? 1;
      at++;
      continue;
    }
    const { value, length } = numberAt(words, at);
    spoken.push({
      start: word.start,
      end: (words[at + length - 1] ?? word).end,
      digits: String(value).repeat(repeats),
    });
    values.push(value);
    repeats = 1;
    at += length;
  }
  const count = spoken.reduce((sum, { digits }) => sum + (digits.match(/\d/g)?.length ?? 0), 0);
  const spokenCount =
    values.length + words.filter(({ spelt, sign }) => spelt === true || sign !== undefined).length;
  const counts = values.every(
    (value, index) => index === 0 || value === (values[index - 1] ?? 0) + 1,
  );
  return spokenCount < FEWEST_WORDS ||
    count < fewest ||
    count > MOST_DIGITS ||
    (counts && values.length > 3)
    ? undefined
    : spoken;
};

const isLetter = (code: number): boolean =>
  code < 128 ? isAsciiLetter(code) : code >= 0xc0 && code < 0x2000;

/** Finds number words and numbers in figures. */
const wordsIn = (text: string): Word[] => {
  numberWords();
  const found: Word[] = [];
  for (let index = 0; index < text.length;) {
    const start = index;
    const code = text.charCodeAt(index++);
    if (isDigit(code)) {
      while (isDigit(text.charCodeAt(index))) index++;
      found.push({ start, end: index, written: text.slice(start, index) });
    } else if (isLetter(code)) {
      while (isLetter(text.charCodeAt(index)) || text.charCodeAt(index) === APOSTROPHE) index++;
      const word = mayBeNumberWord(text, start, index)
        ? wordOf(text.slice(start, index), start)
        : undefined;
      if (word) found.push(word);
    }
  }
  return found;
};
const APOSTROPHE = 0x2019;

/** Returns true if the text between two words may separate words of one number. */
const isGap = (text: string, start: number, end: number): boolean => {
  if (end - start > MOST_GAP) return false;
  for (let index = start; index < end; index++)
    if (!GAP_CHARACTERS.includes(text.charAt(index))) return false;
  return true;
};

interface SpokenRun extends Run {
  numbers: readonly SpokenNumber[];
}

const spokenRunsIn = (text: string): SpokenRun[] => {
  const found: SpokenRun[] = [];
  let words: Word[] = [];
  let hasNumberWord = false;
  const close = (): void => {
    // Skips runs of numbers in figures, which are the most frequent.
    if (!hasNumberWord) {
      words = [];
      return;
    }
    hasNumberWord = false;
    // Trims conjunctions and signs at both ends, and multipliers at the end.
    const trimmed = words.slice(
      words.findIndex(({ joins, sign }) => !joins && !sign),
      words.findLastIndex(({ joins, repeats, sign }) => !joins && !repeats && !sign) + 1,
    );
    const [first, last] = [trimmed[0], trimmed.at(-1)];
    const hasSpoken = trimmed.some(
      ({ value, spelt, sign }) => value !== undefined || spelt === true || sign !== undefined,
    );
    const numbers =
      first && last && hasSpoken
        ? numbersIn(
            trimmed,
            SHORT_CODE.test(text.slice(Math.max(0, first.start - LEAD), first.start))
              ? MIN_SHORT_CODE_DIGITS
              : FEWEST_DIGITS,
          )
        : undefined;
    if (first && last && numbers)
      found.push({ 0: text.slice(first.start, last.end), index: first.start, numbers });
    words = [];
  };
  for (const word of wordsIn(text)) {
    const last = words.at(-1);
    if (last && !isGap(text, last.end, word.start)) close();
    words.push(word);
    hasNumberWord ||= word.value !== undefined || word.spelt === true || word.sign !== undefined;
  }
  close();
  return found;
};

/**
 * Replaces numbers in words by digits: `quattro uno cinque`, `415 five five five`, `trente-quatre`.
 * `undefined` if there are none. Linear in the text.
 */
export const replaceNumberWords = (plain: NormalisedText): NormalisedText | undefined => {
  const runs = spokenRunsIn(plain.text);
  if (runs.length === 0) return undefined;
  const byRun = new Map(runs.map((run) => [run.index, run]));
  return rewriteRuns(plain, runs, (run, _next, index) => {
    const characters = run.split('').map(() => '');
    // The digits of the first number are aligned with its beginning, those of the others with their
    // end.
    for (const [at, { start, end, digits }] of (byRun.get(index)?.numbers ?? []).entries()) {
      const from = (at === 0 ? start : end - digits.length) - index;
      Array.from(digits).forEach((digit, offset) => (characters[from + offset] = digit));
    }
    return characters;
  });
};
