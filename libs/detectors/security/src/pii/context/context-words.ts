import { characterClass } from '@touchstone/text';
import {
  hashOf,
  isCapital,
  isDigit,
  isSmall,
  PhraseIndex,
  type Token,
  tokenise,
} from '@touchstone/text/fast';
import { firstMatch } from '../../match';
import { RECOGNISERS } from '../recognisers';
import type { Recogniser } from '../recognisers/recogniser';
import { type ContextWord, type ScannedText, withReadableLabels } from '../scan/scanned-text';
import { isObjectNoun } from './links';
import { type Tables, tablesIn } from './tables';

let index: PhraseIndex<Recogniser> | undefined;

/**
 * Builds the index of all context words of all recognisers. Multi-word phrases are also indexed as
 * one word, for keys such as `dateOfBirth`.
 */
const phraseIndex = (): PhraseIndex<Recogniser> => {
  if (index) return index;
  index = new PhraseIndex<Recogniser>();
  for (const recogniser of RECOGNISERS)
    for (const cue of new Set((recogniser.contextWords ?? []).flatMap(spellings)))
      index.add(cue, recogniser);
  return index;
};

const spellings = (cue: string): string[] =>
  /^[a-z]{2,} [a-z ]+$/.test(cue) ? [cue, cue.replaceAll(' ', '')] : [cue];

/** Boundary between two words of a camel-case key: `patientMrn`, `PrescriberDEA`. */
const WORD_BOUNDARY = /[a-z][A-Z]/g;
const LONGEST_KEY = 40;

const isBlank = characterClass(/\s/u);
const closesKey = characterClass(/["'\]]/u);
const namesValue = characterClass(/[:=>]/u);
/** Number of blanks after a word that make it a heading; the end of the text counts too. */
const BLANKS = 5;

/** Returns true if the word that ends at `end` is the key of a value, or a heading. */
const endsKey = (text: string, end: number): boolean => {
  const unit = (index: number): number => text.charCodeAt(index) || 0;
  let at = end;
  while (at < end + 2 && closesKey(unit(at))) at++;
  if (namesValue(unit(at)) || (isBlank(unit(at)) && namesValue(unit(at + 1)))) return true;
  const least = Math.min(end + BLANKS, text.length);
  let blank = end;
  while (blank < least && isBlank(unit(blank))) blank++;
  return blank === least;
};

/**
 * Minimum `minDigits` of recognisers that part of a key may announce: words such as `login` are
 * part of many function names.
 */
const LEAST_DIGITS = 3;

/** Key parts allowed after a context word: `patientMrnNumber`, but not `accountLimit`. */
const KEY_SUFFIX = /^(?:number|no|nr|num|id|value|text|\d+)$/;

/**
 * A word, or one part of a camel-case key. `describesValue` is true if the part describes the value
 * of its key.
 */
interface Part extends Token {
  describesValue?: boolean;
}

/** Returns the indices of the tokens that are camel-case keys. */
const keysIn = (text: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const keys = new Set<number>();
  let at = 0;
  for (
    let boundary = firstMatch(text, WORD_BOUNDARY);
    boundary;
    boundary = WORD_BOUNDARY.exec(text)
  ) {
    while ((tokens[at]?.end ?? Infinity) <= boundary.index) at++;
    const { start = 0, end = 0 } = tokens[at] ?? {};
    if (end - start <= LONGEST_KEY && endsKey(text, end)) keys.add(at);
    WORD_BOUNDARY.lastIndex = Math.max(WORD_BOUNDARY.lastIndex, end);
  }
  return keys;
};

/** Tokenises one part of a key. Lower-cases ASCII without the tokeniser. */
const wordOf = (written: string): Pick<Token, 'word' | 'hash' | 'numbered'> | undefined => {
  let numbered = false;
  for (let index = 0; index < written.length; index++) {
    const code = written.charCodeAt(index);
    if (!isSmall(code | 32) && !isDigit(code)) return tokenise(written)[0];
    numbered ||= isDigit(code);
  }
  const word = written.toLowerCase();
  return { word, hash: hashOf(word), numbered };
};

/**
 * Splits a key into its parts. Works backwards, because the parts after a part decide whether it
 * describes the value.
 */
const partsOf = (text: string, token: Token): Part[] => {
  const parts: Part[] = [];
  let describesValue = true;
  for (let start = token.end, end = token.end; end > token.start; end = start) {
    do start--;
    while (
      start > token.start &&
      !(isCapital(text.charCodeAt(start)) && isSmall(text.charCodeAt(start - 1)))
    );
    const { word, hash, numbered } = wordOf(text.slice(start, end)) ?? token;
    parts.push({
      word,
      hash,
      numbered,
      start,
      end,
      sentence: token.sentence,
      describesValue,
    });
    describesValue &&= KEY_SUFFIX.test(word);
  }
  return parts.reverse();
};

/**
 * Inserts the parts of each key after its token. The key itself stays, because phrases are also
 * indexed as one word.
 */
const withParts = (text: string, tokens: readonly Token[]): readonly Part[] => {
  const keys = keysIn(text, tokens);
  if (keys.size === 0) return tokens;
  const all: Part[] = [];
  for (const [at, token] of tokens.entries()) {
    all.push(token);
    if (keys.has(at)) all.push(...partsOf(text, token));
  }
  return all;
};

const NONE: readonly ContextWord[] = [];

/**
 * Opening of an answer to a question that ends in a context word, on the next line or in the next
 * turn: `account number? Customer: yes, it's `.
 */
const ANSWER =
  /^[^.?!\n\d]{0,24}\?["'”)]?(?:\s*\n\s*|\s+[-–—]\s+|\s+(?=["“]|\p{Lu}[\p{L} ]{0,19}: |[Ii]t['’]?s |[Ii]t is |[Tt]hat['’]?s |[Yy]es|[Ss]ure|[Oo]k|\d{4}))(?:["“]|\p{Lu}[\p{L} ]{0,19}: ?)?(?:(?:[Yy]es|[Yy]eah|[Ss]ure|[Oo]k|[Oo]kay|[Oo]f course|[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]?s|[Tt]hat would be|[Jj]a|[Ss]í|[Oo]ui)[,.: ]{1,2}){0,4}/u;
const LONGEST_ANSWER = 80;

/** Returns the start of the answer to a question that ends in a context word. */
const answerStart = (text: string, end: number): number => {
  const near = text.slice(end, end + LONGEST_ANSWER);
  return near.includes('?') ? end + (ANSWER.exec(near)?.[0].length ?? 0) : end;
};

/**
 * Meaning of a column by its heading: the identifiers its cells may hold, or numbers and names of
 * objects.
 */
interface ColumnMeaning {
  recognisers: ReadonlySet<Recogniser>;
  ofObjects: boolean;
}

/** Context words that are too ambiguous as headings. */
const WEAK_HEADINGS = new Set([
  'home',
  'work',
  'office',
  'desk',
  'registered',
  'call',
  'dial',
  'social',
  'security',
  'extension',
  'bearer',
  'pass',
  'user',
  'born in',
]);

const meaningOf = (heading: string): ColumnMeaning | undefined => {
  if (WEAK_HEADINGS.has(heading.toLowerCase())) return undefined;
  const words = withReadableLabels(heading);
  const tokens = tokenise(words);
  const hits = phraseIndex()
    .find(withParts(words, tokens))
    .filter(({ value, first, last }) => !value.wholeHeading || last - first + 1 === tokens.length);
  const recognisers = new Set(hits.map(({ value }) => value));
  const ofObjects = recognisers.size === 0 && tokens.some(({ word }) => isObjectNoun(word));
  return recognisers.size > 0 || ofObjects ? { recognisers, ofObjects } : undefined;
};

/** Ignores weak recognisers (`besideOthers`) unless another column is about people. */
const meaningsOf = (headings: readonly string[]): (ColumnMeaning | undefined)[] => {
  const meanings = headings.map(meaningOf);
  const sure = meanings.some(
    (one) => one && [...one.recognisers].some(({ besideOthers }) => !besideOthers),
  );
  return sure ? meanings : meanings.map((one) => (one?.ofObjects ? one : undefined));
};

export type AnnotatedTables = Tables<ColumnMeaning>;
export const NO_TABLES: AnnotatedTables = { cells: [], headings: [] };

/** Finds the tables in a text whose headings are context words or object nouns. */
export const findTables = (text: string): AnnotatedTables => tablesIn(text, meaningsOf);

/**
 * Finds the context words of each recogniser, in order. Of those with the same beginning only the
 * longest counts, and none lies within another. Table cells follow as context words with `until`;
 * their headings do not count themselves.
 */
export const findContextWords = (
  { text, tokens: words }: ScannedText,
  { cells, headings }: AnnotatedTables = NO_TABLES,
): ((recogniser: Recogniser) => readonly ContextWord[]) => {
  const tokens = withParts(text, words);
  const found = new Map<Recogniser, ContextWord[]>();
  let row = 0;
  const hasQuestions = text.includes('?');
  for (const { value, first, last } of phraseIndex().find(tokens)) {
    if (
      tokens[first]?.describesValue !== undefined &&
      !(
        tokens[last]?.describesValue &&
        !value.besideOthers &&
        (value.minDigits ?? 0) >= LEAST_DIGITS
      )
    )
      continue;
    const at = tokens[first]?.start ?? 0;
    while ((headings[row]?.end ?? Infinity) <= at) row++;
    if ((headings[row]?.start ?? Infinity) <= at) continue;
    const end = tokens[last]?.end ?? 0;
    const cue = {
      first,
      last,
      start: tokens[first]?.start ?? 0,
      end: hasQuestions ? answerStart(text, end) : end,
    };
    const known = found.get(value);
    const before = known?.at(-1);
    if (!known) found.set(value, [cue]);
    else if (before?.first === first) known[known.length - 1] = cue;
    else if (before && cue.end > before.end) known.push(cue);
  }
  for (const { meaning, start, end } of cells) {
    for (const recogniser of meaning.recognisers) {
      const cue = { first: 0, last: 0, start, end: start, until: end };
      const known = found.get(recogniser);
      if (known) known.push(cue);
      else found.set(recogniser, [cue]);
    }
  }
  return (recogniser) => found.get(recogniser) ?? NONE;
};
