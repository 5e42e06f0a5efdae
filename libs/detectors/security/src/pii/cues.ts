import { PhraseIndex } from '../text/phrase-index';
import { type Token, tokenise } from '../text/tokens';
import { namesThing } from './links';
import { type Recogniser, first } from './recogniser';
import { RECOGNISERS } from './recognisers';
import { type Cue, type ScannedText, readable } from './scanned-text';
import { type Tables, tablesIn } from './tables';

let index: PhraseIndex<Recogniser> | undefined;

/** Every phrase of every recogniser; keys such as `dateOfBirth` are read in one word too. */
const phrases = (): PhraseIndex<Recogniser> => {
  if (index) return index;
  index = new PhraseIndex<Recogniser>();
  for (const recogniser of RECOGNISERS) for (const cue of new Set((recogniser.cues ?? []).flatMap(spellings))) index.add(cue, recogniser);
  return index;
};

const spellings = (cue: string): string[] => (/^[a-z]{2,} [a-z ]+$/.test(cue) ? [cue, cue.replaceAll(' ', '')] : [cue]);

/** `patientMrn`, `PrescriberDEA`: where a key of programs goes on with another word. */
const HUMP = /[a-z][A-Z]/g;
const HUMPS = /(?<=[a-z])(?=[A-Z])/g;
const LONGEST_KEY = 40;

/** A key of a value, a heading. */
const BEHIND_KEY = /^(?:["'\]]{0,2}\s?[:=>]|\s*$)/;
/** Fewest digits of what a part of a key announces: `login` is a part of many names of functions. */
const LEAST_DIGITS = 3;

/** What may follow in a key: `patientMrnNumber`; `accountLimit` is none. */
const FOLLOWING = /^(?:number|no|nr|num|id|value|text|\d+)$/;

/** A word, or a part of a key: `names` where it says what the value is. */
interface Part extends Token {
  names?: boolean;
}

/** Which of the words are keys made of several, by their places. */
const keysIn = (text: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const keys = new Set<number>();
  let at = 0;
  for (let hump = first(text, HUMP); hump; hump = HUMP.exec(text)) {
    while (at < tokens.length && (tokens[at] as Token).end <= hump.index) at++;
    const { start = 0, end = 0 } = tokens[at] ?? {};
    if (end - start <= LONGEST_KEY && BEHIND_KEY.test(text.slice(end, end + 5))) keys.add(at);
    HUMP.lastIndex = Math.max(HUMP.lastIndex, end);
  }
  return keys;
};

const partsOf = (text: string, token: Token): Part[] => {
  let end = token.start;
  const parts = text.slice(token.start, token.end).split(HUMPS);
  return parts.map((part, at) => {
    const [{ word, hash, numbered } = token] = tokenise(part);
    end += part.length;
    return { ...token, word, hash, numbered, start: end - part.length, end, names: parts.slice(at + 1).every((following) => FOLLOWING.test(following.toLowerCase())) };
  });
};

/** The words of a text, and behind each key its parts: phrases may be written as one. */
const withParts = (text: string, tokens: readonly Token[]): readonly Part[] => {
  const keys = keysIn(text, tokens);
  return keys.size === 0 ? tokens : tokens.flatMap((token, at): readonly Part[] => (keys.has(at) ? [token, ...partsOf(text, token)] : [token]));
};

const NONE: readonly Cue[] = [];

/** What the heading of a column says of its cells: what they may be, or that they are numbers and names of things. */
interface Told {
  recognisers: ReadonlySet<Recogniser>;
  things: boolean;
}

/** As headings these say too little. */
const WEAK_HEADINGS = new Set(['home', 'work', 'office', 'desk', 'registered', 'call', 'dial', 'social', 'security', 'extension', 'bearer', 'pass', 'user', 'born in']);

const toldBy = (heading: string): Told | undefined => {
  if (WEAK_HEADINGS.has(heading.toLowerCase())) return undefined;
  const words = readable(heading);
  const tokens = tokenise(words);
  const hits = phrases().find(withParts(words, tokens)).filter(({ value, first, last }) => !value.wholeHeading || last - first + 1 === tokens.length);
  const recognisers = new Set(hits.map(({ value }) => value));
  const things = recognisers.size === 0 && tokens.some(({ word }) => namesThing(word));
  return recognisers.size > 0 || things ? { recognisers, things } : undefined;
};

/** Of the recognisers that say little by themselves, only where another column is about persons. */
const toldByAll = (headings: readonly string[]): (Told | undefined)[] => {
  const told = headings.map(toldBy);
  const sure = told.some((one) => one && [...one.recognisers].some(({ besideOthers }) => !besideOthers));
  return sure ? told : told.map((one) => (one?.things ? one : undefined));
};

export type ToldTables = Tables<Told>;
export const NO_TABLES: ToldTables = { cells: [], headings: [] };

/** The tables of the text of which headings tell something. */
export const toldTables = (text: string): ToldTables => tablesIn(text, toldByAll);

/** The cues of each recogniser in the text: in order, each one the longest of those that begin where it does, none inside another; then the cells that headings announce, which announce nothing else. */
export const cuesIn = ({ text, tokens: words }: ScannedText, { cells, headings }: ToldTables = NO_TABLES): ((recogniser: Recogniser) => readonly Cue[]) => {
  const tokens = withParts(text, words);
  const found = new Map<Recogniser, Cue[]>();
  let row = 0;
  for (const { value, first, last } of phrases().find(tokens)) {
    if (tokens[first]?.names !== undefined && !(tokens[last]?.names && !value.besideOthers && (value.digits ?? 0) >= LEAST_DIGITS)) continue;
    const at = tokens[first]?.start ?? 0;
    while ((headings[row]?.end ?? Infinity) <= at) row++;
    if ((headings[row]?.start ?? Infinity) <= at) continue;
    const cue = { first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    const known = found.get(value);
    const before = known?.at(-1);
    if (!known) found.set(value, [cue]);
    else if (before?.first === first) known[known.length - 1] = cue;
    else if (before && cue.end > before.end) known.push(cue);
  }
  for (const { told, start, end } of cells) {
    for (const recogniser of told.recognisers) {
      const cue = { first: 0, last: 0, start, end: start, until: end };
      const known = found.get(recogniser);
      if (known) known.push(cue);
      else found.set(recogniser, [cue]);
    }
  }
  return (recogniser) => found.get(recogniser) ?? NONE;
};
