import { characterClass, type NormalisedText } from '@touchstone/text';
import { isAsciiLetter, isCapital, isDigit } from '@touchstone/text/fast';
import { rewriteRuns } from './rewrite';

/**
 * A run with more letters and digits than this is no identifier, nor two side by side: it stays as
 * it is.
 */
const MOST = 44;

const goesOn = characterClass(/[\w@]/u);
const isKept = (code: number): boolean => isDigit(code) || isCapital(code);
const isLeftOut = (code: number): boolean => !isKept(code);

/** Returns the run up to its last separator where it breaks off within a word. */
const untilWordEnds = (
  run: string,
  next: string,
  isSeparator: (code: number) => boolean,
): string => {
  const code = next.charCodeAt(0) || 0;
  if (!goesOn(code) || (isCapital(code) && /^[A-Z](?!\w)/.test(next))) return run;
  let end = run.length;
  while (end > 0 && !isSeparator(run.charCodeAt(end - 1))) end--;
  return run.slice(0, end).replace(/[^\dA-Za-z|!]+$/, '');
};

const digitsOf = (run: string): number => {
  let digits = 0;
  for (let index = 0; index < run.length; index++) {
    if (isDigit(run.charCodeAt(index))) digits++;
  }
  return digits;
};

/** The characters of a run, those left out that are not kept. */
const keptOf = (run: string, instead: readonly string[] = []): string[] => {
  const characters: string[] = [];
  for (let index = 0; index < run.length; index++)
    characters.push(isKept(run.charCodeAt(index)) ? run.charAt(index) : (instead[index] ?? ''));
  return characters;
};

// A letter of a code stands alone too.
const SPREAD =
  /(?<![\w.])(?:\d|[A-Z](?![A-Za-z]))(?:[ \t._\-/\\,·•*|]{0,3}(?:\d|(?<![A-Za-z])[A-Z](?![A-Za-z]))){7,4000}/g;
const isUnusual = characterClass(/[_/\\·•*|]/u);
const isUsual = characterClass(/[ .-]/u);
const UNUSUAL = /\d\.\d{3,4}\.\d/;
const LEAST_JOINED = 9;
const LEAST_SPREAD = 8;

/** `4539 * 9083 - 7420 / 1602`: no number is parted by several of them. */
const SUM = /[*/] [^*/-]*(?:[*/-] )|[-] [^*/]*[*/] /;

/**
 * More than half of the digits stand alone, or something joins them that numbers are not written
 * with.
 */
const isSpread = (run: string, digits: number): boolean => {
  let [letters, alone, beside, unusual] = [0, 0, false, false];
  for (let index = 0, before = 0; index < run.length; index++) {
    const code = run.charCodeAt(index);
    if (isCapital(code)) letters++;
    else if (isDigit(code) && !isDigit(before) && !isDigit(run.charCodeAt(index + 1))) alone++;
    if (isKept(before) && isKept(code)) beside = true;
    if (isUnusual(code) || (isUsual(before) && isUsual(code))) unusual = true;
    before = code;
  }
  if (
    digits + letters === run.length ||
    digits + letters < LEAST_SPREAD ||
    digits < 2 * letters ||
    (letters > 0 && beside)
  )
    return false;
  return (
    2 * alone > digits ||
    (digits >= LEAST_JOINED && (unusual || (run.includes('.') && UNUSUAL.test(run))))
  );
};

/**
 * `4 1 1 1`, `4-1-1-1`, `4111/1111`: the stretches with such digits, the digits joined; `undefined`
 * where there are none. Linear in the text.
 */
export const joinSeparatedDigits = (plain: NormalisedText): NormalisedText | undefined =>
  rewriteRuns(plain, SPREAD, (whole, next) => {
    const run = untilWordEnds(whole, next, isLeftOut);
    const digits = digitsOf(run);
    if (digits > MOST || !isSpread(run, digits) || SUM.test(run)) return undefined;
    return [...keptOf(run, joinedBetween(run)), ...whole.slice(run.length).split('')];
  });

/**
 * Returns what remains of the gaps, by the index of their first character: a comma where it
 * separates two numbers whose own digits are separated otherwise.
 */
const joinedBetween = (run: string): readonly string[] => {
  const kept: string[] = [];
  if (!run.includes(', ') || /^\d(?:, ?\d)*$/.test(run)) return kept;
  for (const { index } of run.matchAll(/, /g)) kept[index] = ',';
  return kept;
};

/** Separators used only to hide a number or to say it aloud. */
const PARTING =
  ' ?(?:[:=~,+#>–—➖_]|//?) ?| - |[)] ?[(]|[\\]] ?[\\[]|["\'] ["\']|\\.{2,3}|x| then | and then | (?:dash|hyphen|minus) ';
const GROUPED = new RegExp(
  `(?<![\\w.,:=~+@/-])(?:[A-Z]{2})?\\d{1,6}(${PARTING})\\d{2,6}(?:\\1\\d{1,6}){1,6}(?![\\w@]|[.,:/-]\\d)`,
  'g',
);
/** `4111 1111` at the end of a line, the same at the beginning of the next. */
const BROKEN = /(?<![\d.,:/-] ?)\d{4}[ -]\d{4}[ ]?(?:\n|\/\/?|[;,–—]) ?\d{4}[ -]\d{4}(?![ -]?\d)/g;

/** Thousands, and lists of short numbers. */
const LISTED = /^\d{1,3}(?:, ?\d{3})+$|^\d{1,2}, ?\d/;

/** In order, none beginning inside another. */
const apart = (runs: readonly RegExpExecArray[]): RegExpExecArray[] => {
  const kept: RegExpExecArray[] = [];
  let read = 0;
  for (const run of [...runs].sort((one, other) => one.index - other.index)) {
    if (run.index < read) continue;
    kept.push(run);
    read = run.index + run[0].length;
  }
  return kept;
};

/**
 * `4111:1111:1111:1111`, `[536] [90] [4399]`, `536 dash 90 dash 4399`: what parts the groups left
 * out; `undefined` where there are none. Linear in the text.
 */
export const joinDigitGroups = (plain: NormalisedText): NormalisedText | undefined => {
  if (!/\d/.test(plain.text)) return undefined;
  return rewriteRuns(
    plain,
    apart([...plain.text.matchAll(GROUPED), ...plain.text.matchAll(BROKEN)]),
    (run) => {
      const digits = digitsOf(run);
      return digits < LEAST_JOINED || digits > MOST || LISTED.test(run) ? undefined : keptOf(run);
    },
  );
};

const LIKENED: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  E: '3',
  A: '4',
  S: '5',
  s: '5',
  b: '6',
  G: '6',
  B: '8',
  g: '9',
  О: '0',
  о: '0',
  З: '3',
  з: '3',
  б: '6',
  І: '1',
};
/** Few other things than numbers are as long. */
const LONG_RUN = 14;
/** The beginning of an IBAN. */
const COUNTRY = /^[A-Z]{2}\d/;
/**
 * `A123456` and `12345678Z` are how numbers of documents are written; only zeros and ones are
 * disguised so.
 */
const LETTERED = /^[ZzSsBbGgAED]{0,2}\d[\d ./-]*[ZzSsBbGgAED]?$/;
/** Zeros and ones, written so by anybody; the other letters only here and there. */
const isLikely = characterClass(/[\d ./\-oOQlIi|!ОоІЗз]/u);
const isBetween = characterClass(/[ ./-]/u);
/**
 * An account number whose bank is written in letters: only what no IBAN can hold, and zeros, are
 * misread there.
 */
const ACCOUNT = /^[A-Z]{2}[\dOolI]{2}(?= ?[A-Z]{3})[A-Z\dolI ]{11,36}$/;
const MISREAD =
  /(?<![\w@./-])[A-Z]{2}[\dOolI]{2} ?[A-Z]{4}(?: ?[A-Z\dolI]){8,24}(?![\w@])|(?<![\w@./-])[\dOoQlIi|ZzSsBbGgAEDОоЗзбІ](?:[ ./-]?[\dOoQlIi|!ZzSsBbGgAEDОоЗзбІ]){6,4000}/g;

const isDisguise = characterClass(/[A-Za-z|!ОоЗзбІ]/u);
const isDisguised = (run: string): boolean => {
  for (let index = 0; index < run.length; index++)
    if (isDisguise(run.charCodeAt(index))) return true;
  return false;
};

/** Where the run begins, and the run, when words such as `is` in front of it are left out. */
const withoutWords = (run: string): readonly [number, string] => {
  if (!isAsciiLetter(run.charCodeAt(0))) return [0, run];
  const from = /^(?:(?![ ./-]*[OolI|!]+[ ./-])[A-Za-z]{1,8}[ ./-])*/.exec(run)?.[0].length ?? 0;
  return [from, run.slice(from)];
};

/**
 * `4lll llll`, `O78-O5-ll2O`: letters among digits read as the digits they look like; `undefined`
 * where there are none. Linear in the text.
 */
export const replaceLookalikes = (plain: NormalisedText): NormalisedText | undefined => {
  if (!/\d/.test(plain.text)) return undefined;
  return rewriteRuns(plain, MISREAD, (whole, next) => {
    if (!isDisguised(whole)) return undefined;
    const [from, run] = withoutWords(untilWordEnds(whole, next, isBetween));
    let [length, digits, unlikely] = [0, 0, 0];
    for (let index = 0; index < run.length; index++) {
      const code = run.charCodeAt(index);
      if (!isBetween(code)) length++;
      if (isDigit(code)) digits++;
      else if (!isLikely(code)) unlikely++;
    }
    if (length === digits || length > MOST || length < 7 || digits === 0) return undefined;
    const plenty =
      2 * digits >= length && digits >= Math.max(4, 3 * unlikely) && !LETTERED.test(run);
    if (!plenty && length < LONG_RUN) return undefined;
    if (ACCOUNT.test(run))
      return whole
        .split('')
        .map((character, index) =>
          index < 2 || !/[OolI]/.test(character) ? character : (LIKENED[character] ?? character),
        );
    const first = from + (COUNTRY.test(run) ? 2 : 0);
    return whole
      .split('')
      .map((character, index) =>
        index < first || index >= from + run.length ? character : (LIKENED[character] ?? character),
      );
  });
};
