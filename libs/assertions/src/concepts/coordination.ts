import { allOf, type Constraint } from '../constraint';
import { type ConceptName } from './concept';
import { formalOf } from './formal';
import { type Frame, frameOf, skipFillers } from './frame';
import { isFiller } from './naming';
import { ACTS, THINGS } from './namings';
import { polarised, readSingle } from './predicate';
import { conceptOf, type Reading } from './reading';
import { type RuleWord } from './rule-words';
import { isClause } from './subjects';
import { traitsOf } from './traits';

interface Segment {
  words: RuleWord[];
  /** Word that joins it to the segment before. */
  joiner: string;
  /** All words between the two segments. */
  between: RuleWord[];
}

const JOINERS = new Set([',', 'and', 'or', 'nor', 'but', '&', 'plus', ';', '/', 'and/or', 'yet']);

const segmentsOf = (words: readonly RuleWord[]): Segment[] => {
  const segments: Segment[] = [];
  let current: Segment = { words: [], joiner: '', between: [] };
  const join = (joiner: string, word: RuleWord): void => {
    if (current.words.length > 0) {
      segments.push(current);
      current = { words: [], joiner, between: [word] };
      return;
    }
    current.between.push(word);
    if (joiner !== ',') current.joiner = joiner;
  };
  for (const [index, word] of words.entries()) {
    if (word.is !== 'literal' && JOINERS.has(word.key)) join(word.key, word);
    else if (replaces(words, index) || (index > 0 && replaces(words, index - 1)))
      join('instead', word);
    else current.words.push(word);
  }
  if (current.words.length > 0) segments.push(current);
  return segments;
};

/** "rather than", "instead of": the contrary follows. */
const replaces = (words: readonly RuleWord[], at: number): boolean => {
  const [word, next] = [words[at]?.key, words[at + 1]?.key];
  return (
    at > 0 && ((word === 'rather' && next === 'than') || (word === 'instead' && next === 'of'))
  );
};

const CLAUSE_WORDS = new Set([
  'that',
  'how',
  'why',
  'whether',
  'what',
  'which',
  'where',
  'who',
  'when',
]);
const DEMANDS = new Set(
  'never do does always must should please avoid no only also instead mention add say tell refer offer ask use give explain name point link apologise thank send show'.split(
    ' ',
  ),
);

/** Joins segments that continue the clause of the first: "whether it is cheap, safe or healthy". */
const withWholeClauses = (segments: Segment[]): Segment[] => {
  const [first] = segments;
  if (!first || segments.length < 2 || !opensClause(first.words)) return segments;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (
      last &&
      segment.joiner !== 'but' &&
      segment.joiner !== 'instead' &&
      continuesClause(segment)
    )
      last.words = [...last.words, ...segment.between, ...segment.words];
    else joined.push({ ...segment });
  }
  return joined;
};

const opensClause = (words: readonly RuleWord[]): boolean => {
  const at = words.findIndex(({ is, key }) => is === 'word' && CLAUSE_WORDS.has(key));
  if (at >= 1 && at < 6) return true;
  const infinitive = words.findIndex(({ key }) => key === 'to');
  return (
    infinitive >= 1 &&
    infinitive < 5 &&
    /^(?:told|tell|telling|advise|advised|instruct|urge)$/.test(words[0]?.key ?? '')
  );
};

const continuesClause = ({ words, joiner }: Segment): boolean => {
  const [first] = words;
  if (!first || first.is === 'literal') return true;
  if (CLAUSE_WORDS.has(first.key) || DEMANDS.has(first.key)) return false;
  return !(
    isVerbal(words) &&
    (joiner !== 'or' || VERBS.test(first.key)) &&
    !/(?:s|ed|ing)$/.test(first.key)
  );
};

const MOST_SEGMENTS = 16;

/** Reads the predicates of a clause; those of a list inherit polarity and verb from the first. */
export const readPredicates = (
  words: readonly RuleWord[],
  frame: Frame,
  reading: Reading,
): Constraint | undefined => {
  const segments = withWholeClauses(segmentsOf(words));
  if (segments.length > MOST_SEGMENTS) return undefined;
  if (segments.length <= 1) return readSingle(words, frame, reading);
  const traits = polarised(traitsOf(words), frame.forbids);
  return (
    traits ??
    readList(segments, frame, reading) ??
    readSingle(words, frame, reading) ??
    sharedTail(segments, frame, reading)
  );
};

/** The words of several segments with the joiners between them. */
const wordsBetween = (segments: readonly Segment[], from: number, to: number): RuleWord[] =>
  segments
    .slice(from, to)
    .flatMap(({ words, between }, index) => (index === 0 ? words : [...between, ...words]));

const readList = (
  segments: readonly Segment[],
  frame: Frame,
  reading: Reading,
): Constraint | undefined => {
  for (let count = 1; count < segments.length; count++) {
    const firstWords = wordsBetween(segments, 0, count);
    const first = readSingle(firstWords, frame, reading);
    if (!first) continue;
    const rest = readRest(segments, count, firstWords, frame, reading);
    if (rest) return combined([first, ...rest], segments, frame.forbids);
  }
  return undefined;
};

const readRest = (
  segments: readonly Segment[],
  from: number,
  head: readonly RuleWord[],
  frame: Frame,
  reading: Reading,
): Constraint[] | undefined => {
  if (from >= segments.length) return [];
  if (reading.budget.left <= 0) return undefined;
  for (let to = from + 1; to <= segments.length; to++) {
    const item = wordsBetween(segments, from, to);
    const joiner = segments[from]?.joiner ?? '';
    const closed = segments
      .slice(1, from)
      .some((one) => one.joiner === 'or' || one.joiner === 'and');
    const part = readItem(item, joiner, head, frame, reading, segments.length, closed);
    if (!part) continue;
    const turns = frame.forbids && part.kind !== 'not' && isVerbal(item);
    const rest = turns
      ? readRest(segments, to, item, { ...frame, forbids: false }, reading)
      : readRest(segments, to, head, frame, reading);
    if (rest) return [part, ...rest];
  }
  return undefined;
};

/** Reads an item of a list: with its own frame, with its own verb, or with the verb of the first. */
const readItem = (
  item: readonly RuleWord[],
  joiner: string,
  head: readonly RuleWord[],
  frame: Frame,
  reading: Reading,
  count: number,
  closed: boolean,
): Constraint | undefined => {
  if (/^(?:with|without|by|including)$/.test(item[0]?.key ?? '')) return undefined;
  if (isClause(head) && CONTINUING.has(item[0]?.key ?? '')) return undefined;
  if (CLAUSE_WORDS.has(item[0]?.key ?? '') && opensClause(head)) {
    const led = inherited(item, head, frame, reading);
    if (led) return led;
  }
  const own = frameOf(item);
  if (own?.only && !own.forbids && frame.forbids) return permitted(item.slice(own.to), reading);
  if (own && own.to > 0 && own.to < item.length && (own.forbids || own.asksForVerb)) {
    if (own.permits && !own.forbids) return undefined;
    const rest = item.slice(own.to);
    const found = readSingle(rest, own, reading);
    return found ?? (own.asksForVerb ? undefined : inherited(rest, head, own, reading));
  }
  const polarity =
    closed && joiner === ',' && isVerbal(item) ? false : polarityAfter(joiner, item, frame, count);
  const words = own && own.to > 0 && own.to < item.length ? item.slice(own.to) : item;
  const inherits = { ...frame, forbids: polarity };
  const verbal = isVerbal(words);
  if (frame.forbids && joiner === 'and' && polarity && verbal) return undefined;
  const alone = (): Constraint | undefined => readSingle(words, inherits, reading);
  const led = (): Constraint | undefined =>
    polarity === frame.forbids ? inherited(words, head, inherits, reading) : undefined;
  const found = verbal ? (alone() ?? led()) : (led() ?? alone());
  // "Never show a key, use a placeholder": an alternative, which nothing requires.
  const isAlternative =
    frame.forbids && !polarity && found?.kind === 'count' && item[0]?.key === 'use';
  return isAlternative ? undefined : found;
};

/** "…, only X": what remains allowed adds nothing, unless it is a format ("just plain text"). */
const permitted = (words: readonly RuleWord[], reading: Reading): Constraint | undefined =>
  /^(?:once|twice)$/.test(words[0]?.key ?? '') ? undefined : permittedForm(words, reading);

const permittedForm = (words: readonly RuleWord[], reading: Reading): Constraint =>
  formalOf(words, false, reading) ?? { kind: 'all', parts: [] };

/** A clause goes on with these: "… that it is general and does not replace advice". */
const CONTINUING = new Set([
  'does',
  'is',
  'are',
  'has',
  'can',
  'cannot',
  'will',
  'was',
  'were',
  'did',
  'would',
  'could',
  'it',
  'they',
  'may',
]);

const VERBS =
  /^(?:be|use|have|contain|include|write|start|begin|end|close|keep|give|answer|reply|respond|mention)$/;

const isVerbal = (words: readonly RuleWord[]): boolean => {
  const [first] = words;
  if (!first) return false;
  const known = VERBAL.get(first);
  if (known?.length === words.length) return known.verbal;
  const at = skipFillers(words, 0);
  const verbal =
    VERBS.test(first.key) ||
    (ACTS.matches(words, at).length > 0 && THINGS.matches(words, at).length === 0);
  VERBAL.set(first, { length: words.length, verbal });
  return verbal;
};

/** The last answer for the words of a sentence, since several readings ask for it. */
const VERBAL = new WeakMap<RuleWord, { length: number; verbal: boolean }>();

/** "but", "instead" and a command after "no …," turn a prohibition into a demand. */
const polarityAfter = (
  joiner: string,
  item: readonly RuleWord[],
  frame: Frame,
  count: number,
): boolean => {
  if (joiner === 'instead') return !frame.forbids;
  if (!frame.forbids) return false;
  if (joiner === 'but' || joiner === ';' || item.some(({ key }) => key === 'instead')) return false;
  if (joiner !== ',' || count > 2) return true;
  return !isVerbal(item);
};

/** Reads an item with the beginning of the first one before it: "ask for" in "ask for a PIN or a password". */
const inherited = (
  item: readonly RuleWord[],
  head: readonly RuleWord[],
  frame: Pick<Frame, 'forbids' | 'asksForVerb'>,
  reading: Reading,
): Constraint | undefined => {
  const whole = readSingle(head, frame, reading);
  const first = conceptsIn(whole);
  const isFixed = !hasSubject(whole) && item.length > 1;
  const open = whole && hasSubject(whole) ? subjectStart(head) : undefined;
  let other: Constraint | undefined;
  const least = open !== undefined && head[open - 1]?.key.endsWith("'s") ? open : 1;
  for (let length = least; length <= Math.min(head.length - 1, open ?? 7, 7); length++) {
    const found = readSingle([...head.slice(0, length), ...item], frame, reading);
    if (!found) continue;
    if (isFixed || conceptsIn(found) === first) return found;
    other ??= found;
  }
  return other;
};

/** Index at which the subject of a verb begins, so that a list repeats the verb only. */
const subjectStart = (head: readonly RuleWord[]): number | undefined => {
  const starts = [...ACTS.matches(head, 0), ...THINGS.matches(head, 0)].flatMap(({ subject }) =>
    subject && subject.from > 0 ? [subject.from] : [],
  );
  if (starts.length === 0) return undefined;
  let at = Math.max(...starts);
  while (
    at < head.length - 1 &&
    (isFiller(head[at] as RuleWord) || /'s?$/.test(head[at]?.key ?? ''))
  )
    at++;
  return at;
};

export const hasSubject = (constraint: Constraint | undefined): boolean =>
  constraint?.kind === 'not'
    ? hasSubject(constraint.part)
    : constraint?.kind === 'concept' && constraint.concept.subject !== undefined;

/** Names of the concepts in a constraint, to compare two readings. */
const conceptsIn = (constraint: Constraint | undefined): string => {
  switch (constraint?.kind) {
    case 'concept':
      return constraint.concept.name;
    case 'not':
      return conceptsIn(constraint.part);
    default:
      return constraint?.kind ?? '';
  }
};

/** "give medical or legal advice": the last words belong to every item. */
const sharedTail = (
  segments: readonly Segment[],
  frame: Frame,
  reading: Reading,
): Constraint | undefined => {
  const last = segments.at(-1)?.words ?? [];
  const longest = Math.min(3, last.length - 1);
  for (let step = 1; step <= longest; step++) {
    const length = isVerbal(last) ? longest + 1 - step : step;
    const tail = last.slice(-length);
    const whole = segments.map((segment, index) =>
      index === segments.length - 1 ? segment : { ...segment, words: [...segment.words, ...tail] },
    );
    const found = readList(whole, frame, reading);
    if (found) return found;
  }
  return undefined;
};

/** Moves that a rule demands in place of what it forbids: "refer to a doctor instead". */
const INSTEAD = new Set<ConceptName>([
  'referral',
  'handover',
  'refusal',
  'alternative',
  'next-step',
]);

/** "No tax advice, refer to an adviser": refers those who ask for what is forbidden. */
export const redirected = (parts: readonly Constraint[]): Constraint[] =>
  parts.map((part, index) => {
    const before = parts[index - 1];
    const moves = part.kind === 'some' ? part.parts : [part];
    const isMove = moves.every((move) => move.kind === 'concept' && INSTEAD.has(move.concept.name));
    const topic = isMove && before?.kind === 'not' ? topicOf(before) : undefined;
    return topic === undefined
      ? part
      : {
          kind: 'when',
          condition: { on: 'question', constraint: conceptOf('question-about', topic) },
          part,
        };
  });

/** Names the topic of a constraint in words. */
export const topicOf = (constraint: Constraint): string | undefined => {
  switch (constraint.kind) {
    case 'not':
    case 'when':
      return topicOf(constraint.part);
    case 'all':
    case 'some':
      return constraint.parts.map(topicOf).find((topic) => topic !== undefined);
    case 'concept':
      return (
        constraint.concept.subject ??
        constraint.concept.name.replace(/-advice$/, '').replaceAll('-', ' ')
      );
    default:
      return undefined;
  }
};

const combined = (
  parts: Constraint[],
  segments: readonly Segment[],
  forbids: boolean,
): Constraint => {
  const kept = redirected(parts.filter((part) => part.kind !== 'all' || part.parts.length > 0));
  const joiners = segments.map(({ joiner }) => joiner);
  const choice =
    !forbids && joiners.includes('or') && !joiners.includes('and') && !joiners.includes('but');
  return choice ? { kind: 'some', parts: kept, bounds: { min: 1 } } : allOf(kept);
};
