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

/** Every phrase of every recogniser; keys such as `dateOfBirth` are read in one word too. */
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

/** `patientMrn`, `PrescriberDEA`: where a key of programs goes on with another word. */
const HUMP = /[a-z][A-Z]/g;
const LONGEST_KEY = 40;

const isBlank = characterClass(/\s/u);
const closesKey = characterClass(/["'\]]/u);
const namesValue = characterClass(/[:=>]/u);
/** Behind a heading, so many blanks or the end of the text. */
const BLANKS = 5;

/** Returns true if the word before is the key of a value, or a heading. */
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
 * Fewest digits of what a part of a key announces: `login` is a part of many names of functions.
 */
const LEAST_DIGITS = 3;

/** Key parts allowed after a context word: `patientMrnNumber`, but not `accountLimit`. */
const FOLLOWING = /^(?:number|no|nr|num|id|value|text|\d+)$/;

/** A word, or a part of a key: `names` where it says what the value is. */
interface Part extends Token {
  names?: boolean;
}

/** Which of the words are keys made of several, by their places. */
const keysIn = (text: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const keys = new Set<number>();
  let at = 0;
  for (let hump = firstMatch(text, HUMP); hump; hump = HUMP.exec(text)) {
    while (at < tokens.length && (tokens[at] as Token).end <= hump.index) at++;
    const { start = 0, end = 0 } = tokens[at] ?? {};
    if (end - start <= LONGEST_KEY && endsKey(text, end)) keys.add(at);
    HUMP.lastIndex = Math.max(HUMP.lastIndex, end);
  }
  return keys;
};

/** A part of a key as a token has it. */
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
 * The parts of a key, from the last one to the first: what follows a part says whether it names the
 * value.
 */
const partsOf = (text: string, token: Token): Part[] => {
  const parts: Part[] = [];
  let names = true;
  for (let start = token.end, end = token.end; end > token.start; end = start) {
    do start--;
    while (
      start > token.start &&
      !(isCapital(text.charCodeAt(start)) && isSmall(text.charCodeAt(start - 1)))
    );
    const { word, hash, numbered } = wordOf(text.slice(start, end)) ?? token;
    parts.push({ word, hash, numbered, start, end, sentence: token.sentence, names });
    names &&= FOLLOWING.test(word);
  }
  return parts.reverse();
};

/** The words of a text, and behind each key its parts: phrases may be written as one. */
const withParts = (text: string, tokens: readonly Token[]): readonly Part[] => {
  const keys = keysIn(text, tokens);
  if (keys.size === 0) return tokens;
  const all: Part[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    all.push(token);
    if (keys.has(at)) all.push(...partsOf(text, token));
  }
  return all;
};

const NONE: readonly ContextWord[] = [];

/**
 * `account number? Customer: yes, it's `: how an asked person begins the answer, in the next
 * line or turn.
 */
const ANSWER =
  /^[^.?!\n\d]{0,24}\?["'”)]?(?:\s*\n\s*|\s+[-–—]\s+|\s+(?=["“]|\p{Lu}[\p{L} ]{0,19}: |[Ii]t['’]?s |[Ii]t is |[Tt]hat['’]?s |[Yy]es|[Ss]ure|[Oo]k|\d{4}))(?:["“]|\p{Lu}[\p{L} ]{0,19}: ?)?(?:(?:[Yy]es|[Yy]eah|[Ss]ure|[Oo]k|[Oo]kay|[Oo]f course|[Ii]t['’]?s|[Ii]t is|[Tt]hat['’]?s|[Tt]hat would be|[Jj]a|[Ss]í|[Oo]ui)[,.: ]{1,2}){0,4}/u;
const LONGEST_ANSWER = 80;

/** Returns the start of the answer to a question that ends in a context word. */
const answeredAt = (text: string, end: number): number => {
  const near = text.slice(end, end + LONGEST_ANSWER);
  return near.includes('?') ? end + (ANSWER.exec(near)?.[0].length ?? 0) : end;
};

/**
 * Meaning of a column by its heading: the identifiers its cells may hold, or numbers and names of
 * objects.
 */
interface ColumnMeaning {
  recognisers: ReadonlySet<Recogniser>;
  things: boolean;
}

/** As headings these say too little. */
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
  const things = recognisers.size === 0 && tokens.some(({ word }) => isObjectNoun(word));
  return recognisers.size > 0 || things ? { recognisers, things } : undefined;
};

/** Ignores weak recognisers (`besideOthers`) unless another column is about people. */
const meaningsOf = (headings: readonly string[]): (ColumnMeaning | undefined)[] => {
  const meanings = headings.map(meaningOf);
  const sure = meanings.some(
    (one) => one && [...one.recognisers].some(({ besideOthers }) => !besideOthers),
  );
  return sure ? meanings : meanings.map((one) => (one?.things ? one : undefined));
};

export type AnnotatedTables = Tables<ColumnMeaning>;
export const NO_TABLES: AnnotatedTables = { cells: [], headings: [] };

/** The tables of the text of which headings tell something. */
export const findTables = (text: string): AnnotatedTables => tablesIn(text, meaningsOf);

/**
 * The context words of each recogniser in the text: in order, each one the longest of those that begin where
 * it does, none inside another; then the cells that headings announce, which announce nothing else.
 */
export const findContextWords = (
  { text, tokens: words }: ScannedText,
  { cells, headings }: AnnotatedTables = NO_TABLES,
): ((recogniser: Recogniser) => readonly ContextWord[]) => {
  const tokens = withParts(text, words);
  const found = new Map<Recogniser, ContextWord[]>();
  let row = 0;
  const asks = text.includes('?');
  for (const { value, first, last } of phraseIndex().find(tokens)) {
    if (
      tokens[first]?.names !== undefined &&
      !(tokens[last]?.names && !value.besideOthers && (value.minDigits ?? 0) >= LEAST_DIGITS)
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
      end: asks ? answeredAt(text, end) : end,
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
