import { compact } from '../text/compact-pattern';
import { codeOf } from './check-digits';
import {
  isAmount,
  isCode,
  isLabel,
  linksBack,
  linksBackLoosely,
  linksOn,
  precededByThing,
} from './links';
import { boundsOf, type PatternBounds } from './pattern-bounds';
import { type Cue, type Island, isSpace, type ScannedText, signsOf } from './scanned-text';

export type { Cue, ScannedText } from './scanned-text';

export type PiiGroup =
  | 'personal identifiers'
  | 'financial data'
  | 'government IDs'
  | 'contact information'
  | 'healthcare data';

/** `[start, end)` of the scanned text; `certainty` is 0 to 1. */
export interface Stretch {
  start: number;
  end: number;
  certainty: number;
  /** Something vouches for it besides its form: check digits, or words that announce it. */
  vouched?: boolean;
  /** Counts only beside other personal data. */
  besideOthers?: boolean;
}

/** Finds one kind of identifier. Linear in the text, whatever the text. */
export interface Recogniser {
  kind: string;
  /** For the reason shown to people, for example `payment card number`. */
  title: string;
  group: PiiGroup;
  /** Phrases that announce the identifier. */
  cues?: readonly string[];
  /** A heading announces it only where it is a cue and nothing else. */
  wholeHeading?: boolean;
  /** A heading announces it only beside those of other personal data. */
  besideOthers?: boolean;
  /** Not asked where none of its cues stands. */
  onlyAnnounced?: boolean;
  /** Not asked where no stretch of the text has this many digits. */
  digits?: number;
  /** Whether something written by itself has its form and check digits; left out where it has none. */
  confirms?(written: string): boolean;
  find(scanned: ScannedText, cues: readonly Cue[]): Iterable<Stretch>;
}

/** Finds what may be longer than a look at a text has room for: asked once, about the whole of it, and without cues. */
export interface WholeRecogniser extends Recogniser {
  find({ text }: Pick<ScannedText, 'text'>): Iterable<Stretch>;
}

/** What stands around an excerpt: up to 80 characters before, 24 behind. */
export interface Place {
  excerpt: string;
  before: string;
  after: string;
  announced: boolean;
  /** The value of a field: a cell below its heading, or behind `key:`, `key=`. */
  field: boolean;
}

export interface Description {
  kind: string;
  title: string;
  group: PiiGroup;
  /** What it looks like, without its edges: one or more ways. Linear-time, no capturing groups. */
  pattern: RegExp;
  /** Fewest digits it has. */
  digits: number;
  /** Check digits, ranges. `code` is the excerpt's letters and digits, in capitals. */
  accepts?(code: string, place: Place): boolean;
  /** Whether `accepts` computes check digits: then any words may stand between cue and identifier. */
  checked?: boolean;
  cues?: readonly string[];
  /** Certainty behind (or right before) a cue. */
  announced?: number;
  /** Certainty where nothing announces it; left out, it needs a cue. */
  unannounced?: number;
  /** Where it may stand when nothing announces it; near any digits by default. */
  where?(scanned: ScannedText): readonly Island[];
  /** What must stand near where nothing announces it, so that most texts need no search: all of some signs (`A` for any letter), one of some marks (see `marksOf`), so many letters and digits in a row, and so many digits. */
  signs?: string;
  marks?: number;
  word?: number;
  run?: number;
  /** How far behind the cue it may begin, in characters. */
  reach?: number;
  besideOthers?: boolean;
  /** Its cues mean much else: they announce it only as labels, `chart no. 4821`. */
  labelled?: boolean;
  /** It may begin with a word, `may 3, 1980`. */
  worded?: boolean;
  /** How many words may stand between. */
  words?: number;
}

// Commas part the digits of a sum, and the cells of a row: behind nine digits or a last group of others there are no more of it.
const SUM_BEFORE = '(?<!(?<!\\d)\\d{1,3},)';
const SUM_GOES_ON = '(?<!-\\d{2,4}|[ ]\\d{4,8}|\\d{9}),\\d';
// Alone, it must not be part of anything longer: an identifier with dashes, a sum of money, a version, a path.
const ALONE_LEFT = `(?<![\\w.$€£¥#/\\\\+~^-])${SUM_BEFORE}(?<![$€£¥#][ ])`;
const ALONE_RIGHT = `(?![\\w%€$£/\\\\-]|[.:]\\d|${SUM_GOES_ON}|[ ][%€$£])`;
const ANNOUNCED_LEFT = `(?<!\\w|\\d[./:-]|[$€£¥])${SUM_BEFORE}`;
const ANNOUNCED_RIGHT = `(?!\\w|[.:/-]\\d|${SUM_GOES_ON})`;

const edged = (left: string, { source, flags }: RegExp, right: string): RegExp =>
  compact(new RegExp(`${left}(?:${source})${right}`, `g${flags}`));

/** The first match of a global pattern; the caller goes on with `exec`. `matchAll` copies the pattern each time: dear where thousands of short stretches hold nothing. */
export const first = (text: string, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = 0;
  return pattern.exec(text);
};

/** Whether a sticky pattern matches from an index on. */
export const matchesAt = (pattern: RegExp, text: string, index: number): boolean => {
  pattern.lastIndex = index;
  return pattern.test(text);
};

const REACH = 50;
const REACH_BACK = 40;
/** Read on behind the reach, so that nothing is cut. */
const LONGEST = 60;
const LONGEST_CELL = 120;

/** A recogniser of identifiers that one pattern describes. */
export const recogniser = (description: Description): Recogniser => {
  const { kind, title, group, digits, cues, pattern, announced = 0, unannounced } = description;
  const soughtAlone = {
    ...description,
    signBits: signsOf(description.signs ?? ''),
    bounds: boundsOf(pattern),
  };
  const alone = edged(ALONE_LEFT, pattern, ALONE_RIGHT);
  const behindCue = edged(ANNOUNCED_LEFT, pattern, ANNOUNCED_RIGHT);
  return {
    kind,
    title,
    group,
    digits,
    cues,
    confirms: description.checked ? confirming(description) : undefined,
    onlyAnnounced: unannounced === undefined,
    besideOthers: description.besideOthers ?? description.labelled,
    find: (scanned, places) => [
      ...(places.length > 0 ? announcedIn(scanned, places, description, behindCue, announced) : []),
      ...(unannounced === undefined || (scanned.guessed && description.checked !== true)
        ? []
        : aloneIn(scanned, soughtAlone, alone, unannounced)),
    ],
  };
};

const confirming = ({ pattern, accepts }: Description): ((written: string) => boolean) => {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  return (written) =>
    whole.test(written) &&
    (accepts?.(codeOf(written), {
      excerpt: written,
      before: '',
      after: '',
      announced: true,
      field: true,
    }) ??
      true);
};

type Alone = Description & { signBits: number; bounds: PatternBounds };

const aloneIn = (
  scanned: ScannedText,
  description: Alone,
  pattern: RegExp,
  certainty: number,
): Stretch[] => {
  const { text } = scanned;
  const { accepts, where, checked = false } = description;
  const found: Stretch[] = [];
  for (const island of where ? where(scanned) : scanned.islands) {
    if (!mayHold(island, description)) continue;
    for (let match = first(island.text, pattern); match; match = pattern.exec(island.text)) {
      const { 0: excerpt, index } = match;
      const start = island.start + index;
      if (cutOff(text, island, index, excerpt) || isLast(found, start, start + excerpt.length))
        continue;
      const place = placeOf(text, start, excerpt, false);
      if (
        (accepts && !accepts(codeOf(excerpt), place)) ||
        (!isDialled(excerpt) && precededByThing(place.before))
      )
        continue;
      found.push({ start, end: start + excerpt.length, certainty, vouched: checked });
    }
  }
  return found;
};

/** `on the callback line, +1 …`: numbers of things do not begin with the sign. */
const isDialled = (excerpt: string): boolean => excerpt.startsWith('+');

/** Whether the stretch was among the last that were found: stretches of a text that are searched may overlap. */
const isLast = (found: readonly Stretch[], start: number, end: number): boolean => {
  for (let at = found.length - 1; at >= 0; at--) {
    const known = found[at] as Stretch;
    if (known.end <= start) return false;
    if (known.start === start && known.end === end) return true;
  }
  return false;
};

const mayHold = (
  island: Island,
  { digits, run = 1, word = 0, signBits, marks = 0, bounds }: Alone,
): boolean =>
  island.digits >= digits &&
  (run < 2 || island.longestRun >= run) &&
  (signBits === 0 || (island.signs & signBits) === signBits) &&
  (marks === 0 || (island.marks & marks) !== 0) &&
  (word === 0 || island.longestWord >= word) &&
  island.spanOf(bounds.digits) <= bounds.longest;

/** Whether a match touches where the island was cut from the text, so that its edges are not known. */
const cutOff = (text: string, island: Island, index: number, excerpt: string): boolean =>
  (index === 0 && island.start > 0 && !isSpace(text, island.start - 1)) ||
  (index + excerpt.length === island.text.length &&
    island.start + island.text.length < text.length &&
    !isSpace(text, island.start + island.text.length));

const announcedIn = (
  scanned: ScannedText,
  cues: readonly Cue[],
  description: Description,
  pattern: RegExp,
  certainty: number,
): Stretch[] => {
  const found: Stretch[] = [];
  let taken = 0;
  for (const [index, cue] of cues.entries()) {
    if (cue.until !== undefined) {
      const stretch = inCell(scanned, cue.end, cue.until, description, pattern);
      if (stretch) found.push({ start: stretch.start, end: stretch.end, certainty, vouched: true });
      continue;
    }
    const following = cues[index + 1];
    const next = following && following.until === undefined ? following.start : scanned.text.length;
    const stretch =
      behind(scanned, cue, next, description, pattern) ??
      before(scanned, cue, taken, description, pattern);
    taken = cue.end;
    if (stretch) found.push({ start: stretch.start, end: stretch.end, certainty, vouched: true });
  }
  return found;
};

type Bounds = Pick<Stretch, 'start' | 'end'>;

const behind = (
  { text, digitsIn }: ScannedText,
  cue: Cue,
  next: number,
  description: Description,
  pattern: RegExp,
): Bounds | undefined => {
  const reach = Math.min(description.reach ?? REACH, next - cue.end);
  if (digitsIn(cue.end, cue.end + reach + LONGEST) < description.digits) return undefined;
  const near = text.slice(cue.end, cue.end + reach + LONGEST);
  const cut = cue.end + near.length < text.length;
  for (let match = first(near, pattern); match; match = pattern.exec(near)) {
    const { 0: excerpt, index } = match;
    if (index > reach || (cut && index + excerpt.length === near.length)) return undefined;
    const between = near.slice(0, index);
    if (!linksOn(between, excerpt.charAt(0), description.checked ?? false, description.words))
      return undefined;
    if (description.labelled && !isLabel(between) && !(between === ' ' && isCode(excerpt)))
      return undefined;
    // Where letters may lead a number, `is 1234567` is read again behind its word.
    const word = description.worded ? 0 : (/^[a-z]{2,} /.exec(excerpt)?.[0].length ?? 0);
    if (word > 0) pattern.lastIndex = index + word;
    else if (accepted(description, text, cue.end + index, excerpt))
      return { start: cue.end + index, end: cue.end + index + excerpt.length };
  }
  return undefined;
};

/** The first thing in a cell. */
const inCell = (
  { text, digitsIn }: ScannedText,
  start: number,
  until: number,
  description: Description,
  pattern: RegExp,
): Bounds | undefined => {
  const end = Math.min(until, start + LONGEST_CELL);
  if (digitsIn(start, end) < description.digits) return undefined;
  const match = first(text.slice(start, end), pattern);
  if (!match || /[\p{L}\p{N}]/u.test(match.input.slice(0, match.index))) return undefined;
  const { 0: excerpt, index } = match;
  const place = { ...placeOf(text, start + index, excerpt, true), field: true };
  return !description.accepts || description.accepts(codeOf(excerpt), place)
    ? { start: start + index, end: start + index + excerpt.length }
    : undefined;
};

/** `078-05-1120 is my social security number`. */
const before = (
  { text, digitsIn }: ScannedText,
  cue: Cue,
  taken: number,
  description: Description,
  pattern: RegExp,
): Bounds | undefined => {
  if (description.labelled) return undefined;
  const from = Math.max(taken, cue.start - REACH_BACK - LONGEST);
  if (digitsIn(from, cue.start) < Math.max(1, description.digits)) return undefined;
  const near = text.slice(from, cue.start);
  for (let match = first(near, pattern); match; match = pattern.exec(near)) {
    const { 0: excerpt, index } = match;
    if (index === 0 && from > taken) continue;
    const between = near.slice(index + excerpt.length);
    const links =
      linksBack(between) ||
      (description.checked === true &&
        linksBackLoosely(between) &&
        !precededByThing(near.slice(0, index)));
    if (!links || !accepted(description, text, from + index, excerpt)) continue;
    return { start: from + index, end: from + index + excerpt.length };
  }
  return undefined;
};

const accepted = (
  { accepts, checked }: Description,
  text: string,
  start: number,
  excerpt: string,
): boolean => {
  const place = placeOf(text, start, excerpt, true);
  return (
    (checked === true || !isAmount(place.before, place.after)) &&
    (accepts?.(codeOf(excerpt), place) ?? true)
  );
};

const FIELD = /[\p{L}\p{N}][^\p{L}\p{N}\n]{0,4}[:=：>][ \t"'“]{0,4}$/u;

const placeOf = (text: string, start: number, excerpt: string, announced: boolean): Place => {
  const before = text.slice(Math.max(0, start - 80), start);
  return {
    excerpt,
    before,
    after: text.slice(start + excerpt.length, start + excerpt.length + 24),
    announced,
    field: announced && FIELD.test(before.slice(-12)),
  };
};
