import type { NormalisedText } from '@touchstone/detection';
import { rewritten } from './rewritten';

/** A run with more letters and digits than this is no identifier, nor two side by side: it stays as it is. */
const MOST = 44;

/** What stands before the last separator, where the run breaks off within a word. */
const untilWordEnds = (run: string, next: string, separators: RegExp): string => {
  if (!/^[\w@]/.test(next) || /^[A-Z](?!\w)/.test(next)) return run;
  const parts = run.split(separators);
  return run.slice(0, run.length - (parts.at(-1)?.length ?? 0)).replace(/[^\dA-Za-z|!]+$/, '');
};

const digitsOf = (run: string): number => {
  let digits = 0;
  for (let index = 0; index < run.length; index++) {
    const code = run.charCodeAt(index);
    if (code >= 48 && code <= 57) digits++;
  }
  return digits;
};

// A letter of a code stands alone too.
const SPREAD = /(?<![\w.])(?:\d|[A-Z](?![A-Za-z]))(?:[ \t._\-/\\,·•*|]{0,3}(?:\d|(?<![A-Za-z])[A-Z](?![A-Za-z]))){7,4000}/g;
const UNUSUAL = /[_/\\·•*|]|\d\.\d{3,4}\.\d|[ .-]{2}/;
const LEAST_JOINED = 9;
const LEAST_SPREAD = 8;

/** More than half of the digits stand alone, or something joins them that numbers are not written with. */
const isSpread = (run: string, digits: number): boolean => {
  const letters = run.replace(/[^A-Z]/g, '').length;
  if (digits + letters === run.length || digits + letters < LEAST_SPREAD || digits < 2 * letters) return false;
  if (letters > 0 && /[A-Z\d]{2}/.test(run)) return false;
  const alone = run.match(/(?<!\d)\d(?!\d)/g)?.length ?? 0;
  return 2 * alone > digits || (digits >= LEAST_JOINED && UNUSUAL.test(run));
};

const isKept = (character: string): boolean => /[A-Z\d]/.test(character);

/** `4 1 1 1`, `4-1-1-1`, `4111/1111`: the stretches with such digits, the digits joined; `undefined` where there are none. Linear in the text. */
export const joinedDigits = (plain: NormalisedText): NormalisedText | undefined =>
  rewritten(plain, SPREAD, (whole, next) => {
    const run = untilWordEnds(whole, next, /[^A-Z\d]/);
    const digits = digitsOf(run);
    if (digits > MOST || !isSpread(run, digits)) return undefined;
    const joined = joinedBetween(run);
    return whole.split('').map((character, index) => (index >= run.length || isKept(character) ? character : (joined[index] ?? '')));
  });

/** What is left of the gaps, by the place of their first character: nothing, but a comma where it parts two numbers whose own digits are parted otherwise. */
const joinedBetween = (run: string): readonly string[] => {
  const kept: string[] = [];
  if (!/, /.test(run) || /^\d(?:, ?\d)*$/.test(run)) return kept;
  for (const { index } of run.matchAll(/, /g)) kept[index] = ',';
  return kept;
};

const LIKENED: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', i: '1', '|': '1', '!': '1', Z: '2', z: '2', E: '3', A: '4', S: '5', s: '5', b: '6', G: '6', B: '8', g: '9' };
/** Few other things than numbers are as long. */
const LONG_RUN = 14;
/** The beginning of an IBAN. */
const COUNTRY = /^[A-Z]{2}\d/;
/** `A123456` and `12345678Z` are how numbers of documents are written; only zeros and ones are disguised so. */
const LETTERED = /^[ZzSsBbGgAED]{0,2}\d[\d ./-]*[ZzSsBbGgAED]?$/;
/** Zeros and ones, written so by anybody; the other letters only here and there. */
const LIKELY = /[\d ./\-oOQlIi|!]/g;
/** An account number whose bank is written in letters: only what no IBAN can hold, and zeros, are misread there. */
const ACCOUNT = /^[A-Z]{2}[\dOolI]{2}(?= ?[A-Z]{3})[A-Z\dolI ]{11,36}$/;
const MISREAD = /(?<![\w@./-])[A-Z]{2}[\dOolI]{2} ?[A-Z]{4}(?: ?[A-Z\dolI]){8,24}(?![\w@])|(?<![\w@./-])[\dOoQlIi|ZzSsBbGgAED](?:[ ./-]?[\dOoQlIi|!ZzSsBbGgAED]){6,4000}/g;

const DISGUISED = /[A-Za-z|!]/;

/** Where the run begins, and the run, when words such as `is` in front of it are left out. */
const withoutWords = (run: string): readonly [number, string] => {
  const from = /^(?:(?![ ./-]*[OolI|!]+[ ./-])[A-Za-z]{1,8}[ ./-])*/.exec(run)?.[0].length ?? 0;
  return [from, run.slice(from)];
};

/** `4lll llll`, `O78-O5-ll2O`: letters among digits read as the digits they look like; `undefined` where there are none. Linear in the text. */
export const likenedDigits = (plain: NormalisedText): NormalisedText | undefined => {
  if (!/\d/.test(plain.text)) return undefined;
  return rewritten(plain, MISREAD, (whole, next) => {
    if (!DISGUISED.test(whole)) return undefined;
    const [from, run] = withoutWords(untilWordEnds(whole, next, /[ ./-]/));
    const length = run.replace(/[ ./-]/g, '').length;
    const digits = digitsOf(run);
    const unlikely = run.replace(LIKELY, '').length;
    const plenty = 2 * digits >= length && digits >= Math.max(4, 3 * unlikely) && !LETTERED.test(run);
    if (length === digits || length > MOST || length < 7 || !(plenty || (digits > 0 && length >= LONG_RUN))) return undefined;
    if (ACCOUNT.test(run)) return whole.split('').map((character, index) => (index < 2 || !/[OolI]/.test(character) ? character : (LIKENED[character] ?? character)));
    const first = from + (COUNTRY.test(run) ? 2 : 0);
    return whole.split('').map((character, index) => (index < first || index >= from + run.length ? character : (LIKENED[character] ?? character)));
  });
};
