import { characterClass, type NormalisedText } from '@touchstone/text';
import { isAsciiLetter, isCapital, isDigit } from '@touchstone/text/fast';
import { rewriteRuns } from './rewrite';

/**
 * Maximum number of digits and look-alikes of a rewritten run: a longer one is neither one
 * identifier nor two in a row.
 */
const MOST = 44;

const continuesWord = characterClass(/[\w@]/u);
const isKept = (code: number): boolean => isDigit(code) || isCapital(code);
const isSeparatorCharacter = (code: number): boolean => !isKept(code);

/** Cuts a run that ends within a word at its last separator. */
const untilWordEnds = (
  run: string,
  next: string,
  isSeparator: (code: number) => boolean,
): string => {
  const code = next.charCodeAt(0) || 0;
  if (!continuesWord(code) || (isCapital(code) && /^[A-Z](?!\w)/.test(next))) return run;
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

/** Returns the kept characters of a run; the others become `instead` or the empty string. */
const keptOf = (run: string, instead: readonly string[] = []): string[] => {
  const characters: string[] = [];
  for (let index = 0; index < run.length; index++)
    characters.push(isKept(run.charCodeAt(index)) ? run.charAt(index) : (instead[index] ?? ''));
  return characters;
};

// Codes may contain single letters.
const SEPARATED =
  /(?<![\w.])(?:\d|[A-Z](?![A-Za-z]))(?:[ \t._\-/\\,·•*|]{0,3}(?:\d|(?<![A-Za-z])[A-Z](?![A-Za-z]))){7,4000}/g;
const isUnusual = characterClass(/[_/\\·•*|]/u);
const isUsual = characterClass(/[ .-]/u);
const UNUSUAL = /\d\.\d{3,4}\.\d/;
const LEAST_JOINED = 9;
const LEAST_SEPARATED = 8;

/** Sums with several operators, which do not separate digits: `4539 * 9083 - 7420 / 1602`. */
const SUM = /[*/] [^*/-]*(?:[*/-] )|[-] [^*/]*[*/] /;

/**
 * Returns true if most digits of a run are separated from each other, or if a separator is unusual
 * for numbers.
 */
const isSeparated = (run: string, digits: number): boolean => {
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
    digits + letters < LEAST_SEPARATED ||
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
 * Joins separated digits: `4 1 1 1`, `4-1-1-1`, `4111/1111`. `undefined` if there are none. Linear
 * in the text.
 */
export const joinSeparatedDigits = (plain: NormalisedText): NormalisedText | undefined =>
  rewriteRuns(plain, SEPARATED, (whole, next) => {
    const run = untilWordEnds(whole, next, isSeparatorCharacter);
    const digits = digitsOf(run);
    if (digits > MOST || !isSeparated(run, digits) || SUM.test(run)) return undefined;
    return [...keptOf(run, keptSeparators(run)), ...whole.slice(run.length).split('')];
  });

/**
 * Returns the separators to keep, by index: a comma between two numbers whose digits are separated
 * in another way.
 */
const keptSeparators = (run: string): readonly string[] => {
  const kept: string[] = [];
  if (!run.includes(', ') || /^\d(?:, ?\d)*$/.test(run)) return kept;
  for (const { index } of run.matchAll(/, /g)) kept[index] = ',';
  return kept;
};

/** Separators used only to disguise a number or to dictate it. */
const UNUSUAL_SEPARATOR =
  ' ?(?:[:=~,+#>–—➖_]|//?) ?| - |[)] ?[(]|[\\]] ?[\\[]|["\'] ["\']|\\.{2,3}|x| then | and then | (?:dash|hyphen|minus) ';
const GROUPED = new RegExp(
  `(?<![\\w.,:=~+@/-])(?:[A-Z]{2})?\\d{1,6}(${UNUSUAL_SEPARATOR})\\d{2,6}(?:\\1\\d{1,6}){1,6}(?![\\w@]|[.,:/-]\\d)`,
  'g',
);
/** A card number broken over two lines, in pairs of groups: `4111 1111`. */
const BROKEN = /(?<![\d.,:/-] ?)\d{4}[ -]\d{4}[ ]?(?:\n|\/\/?|[;,–—]) ?\d{4}[ -]\d{4}(?![ -]?\d)/g;

/** Thousands separators and lists of short numbers. */
const LISTED = /^\d{1,3}(?:, ?\d{3})+$|^\d{1,2}, ?\d/;

/** Sorts the runs and drops those that begin inside another. */
const withoutOverlaps = (runs: readonly RegExpExecArray[]): RegExpExecArray[] => {
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
 * Joins digit groups with unusual separators: `4111:1111:1111:1111`, `[536] [90] [4399]`, `536 dash
 * 90 dash 4399`. `undefined` if there are none. Linear in the text.
 */
export const joinDigitGroups = (plain: NormalisedText): NormalisedText | undefined => {
  if (!/\d/.test(plain.text)) return undefined;
  return rewriteRuns(
    plain,
    withoutOverlaps([...plain.text.matchAll(GROUPED), ...plain.text.matchAll(BROKEN)]),
    (run) => {
      const digits = digitsOf(run);
      return digits < LEAST_JOINED || digits > MOST || LISTED.test(run) ? undefined : keptOf(run);
    },
  );
};

const LOOKALIKES: Readonly<Record<string, string>> = {
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
/** Minimum length of a run with few digits: little else than numbers is as long. */
const LONG_RUN = 14;
/** Country code of an IBAN and its first check digit. */
const COUNTRY = /^[A-Z]{2}\d/;
/**
 * Forms of document numbers, such as `A123456` and `12345678Z`: their letters are not look-alikes.
 */
const LETTERED = /^[ZzSsBbGgAED]{0,2}\d[\d ./-]*[ZzSsBbGgAED]?$/;
/**
 * Digits, separators, look-alikes of 0 and 1, and Cyrillic З, which are plausible in any number;
 * the share of other look-alikes is limited.
 */
const isLikely = characterClass(/[\d ./\-oOQlIi|!ОоІЗз]/u);
const isBetween = characterClass(/[ ./-]/u);
/**
 * An account number that contains the bank in letters: only `O`, `o`, `l` and `I` after the country
 * code are replaced.
 */
const ACCOUNT = /^[A-Z]{2}[\dOolI]{2}(?= ?[A-Z]{3})[A-Z\dolI ]{11,36}$/;
const WITH_LOOKALIKES =
  /(?<![\w@./-])[A-Z]{2}[\dOolI]{2} ?[A-Z]{4}(?: ?[A-Z\dolI]){8,24}(?![\w@])|(?<![\w@./-])[\dOoQlIi|ZzSsBbGgAEDОоЗзбІ](?:[ ./-]?[\dOoQlIi|!ZzSsBbGgAEDОоЗзбІ]){6,4000}/g;

const isDisguise = characterClass(/[A-Za-z|!ОоЗзбІ]/u);
const isDisguised = (run: string): boolean => {
  for (let index = 0; index < run.length; index++)
    if (isDisguise(run.charCodeAt(index))) return true;
  return false;
};

/** Strips leading words such as `is` from a run. Returns the offset and the rest. */
const withoutWords = (run: string): readonly [number, string] => {
  if (!isAsciiLetter(run.charCodeAt(0))) return [0, run];
  const from = /^(?:(?![ ./-]*[OolI|!]+[ ./-])[A-Za-z]{1,8}[ ./-])*/.exec(run)?.[0].length ?? 0;
  return [from, run.slice(from)];
};

/**
 * Replaces letters among digits by the digits they resemble: `4lll llll`, `O78-O5-ll2O`.
 * `undefined` if there are none. Linear in the text.
 */
export const replaceLookalikes = (plain: NormalisedText): NormalisedText | undefined => {
  if (!/\d/.test(plain.text)) return undefined;
  return rewriteRuns(plain, WITH_LOOKALIKES, (whole, next) => {
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
    const mostlyDigits =
      2 * digits >= length && digits >= Math.max(4, 3 * unlikely) && !LETTERED.test(run);
    if (!mostlyDigits && length < LONG_RUN) return undefined;
    if (ACCOUNT.test(run))
      return whole
        .split('')
        .map((character, index) =>
          index < 2 || !/[OolI]/.test(character) ? character : (LOOKALIKES[character] ?? character),
        );
    const first = from + (COUNTRY.test(run) ? 2 : 0);
    return whole
      .split('')
      .map((character, index) =>
        index < first || index >= from + run.length
          ? character
          : (LOOKALIKES[character] ?? character),
      );
  });
};
