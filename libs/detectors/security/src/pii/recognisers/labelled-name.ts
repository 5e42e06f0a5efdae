import { type Token } from '@touchstone/text/fast';
import { LOOSE_NAME_LABELS, NAME_LABELS } from '../names/gazetteer/data/name-labels';
import { CLASS, classesOf, NAMED } from '../names/gazetteer/gazetteer';
import { type NameWord, nameWords, SHAPE } from '../names/name-words';
import type { ContextWord, ScannedText } from '../scan/scanned-text';
import type { Recogniser } from './recogniser';

const LABEL_SEPARATOR = /^["'”)]{0,2}[ \t]{0,3}(?:[:=：]|\t)[ \t]{0,3}["'“]?/;
const VALUE_END = /[\n\t;|,"”<>{}=:(]| [-–] /;
/**
 * Start of a line or a field: elsewhere the label may be part of another, such as `product name`.
 */
const FIELD_START = /(?:^|[\n\r\t;|,"'“{([<>*-]|\. )[ ]*$/;
const MOST_WORDS = 5;

const { common, organisation, place, brand, street, date, thing, cue, nation, particle } = CLASS;
const NON_PERSON_CLASSES = organisation | date | thing | cue | street;
const UNLIKELY_CLASSES = NON_PERSON_CLASSES | place | brand | nation | common;
const isNamed = ({ classes }: NameWord): boolean => (classes & NAMED) !== 0;

/** Field labels and placeholders that occur in place of a value. */
const NO_VALUES = new Set(
  'required optional unknown none missing redacted anonymous confidential pending please enter insert type select empty blank withheld hidden null undefined yes no test'.split(
    ' ',
  ),
);

const hasNameShape = ({ shape, classes }: NameWord, isLast: boolean): boolean =>
  shape === SHAPE.capitalised ||
  shape === SHAPE.capitals ||
  shape === SHAPE.mixed ||
  (!isLast && (shape === SHAPE.initial || (classes & particle) !== 0));

/**
 * Returns true for two or three lower-case words, the first a listed given name and the others no
 * everyday words: `ian wolstenholme`.
 */
const isLowerCaseName = (name: readonly NameWord[]): boolean =>
  name.length > 1 &&
  name.length < MOST_WORDS - 1 &&
  ((name[0]?.classes ?? 0) & (CLASS.given | common)) === CLASS.given &&
  name.every(
    ({ shape, classes }) => shape === SHAPE.small && (classes & ~(NAMED | particle)) === 0,
  );

/**
 * Returns true if words have the form of a name and no list contradicts. If `known`, most of them
 * must be listed as names.
 */
const isName = (name: readonly NameWord[], known: boolean): boolean => {
  if (
    name.length === 0 ||
    name.length >= MOST_WORDS ||
    !(name.every((word, at) => hasNameShape(word, at === name.length - 1)) || isLowerCaseName(name))
  )
    return false;
  if (name.some(({ plain }) => NO_VALUES.has(plain))) return false;
  const excluded = name.some(isNamed) ? NON_PERSON_CLASSES : UNLIKELY_CLASSES;
  if (name.some((word) => !isNamed(word) && (word.classes & excluded) !== 0)) return false;
  return (
    !known ||
    2 * name.filter((word) => isNamed(word) && (word.classes & common) === 0).length >= name.length
  );
};

/** Returns the range in which the value of a label may lie. */
const valueOf = (
  text: string,
  { start, end, until }: ContextWord,
): { start: number; until: number } | undefined => {
  if (until !== undefined) return { start: end, until };
  if (!FIELD_START.test(text.slice(Math.max(0, start - 4), start))) return undefined;
  const sign = LABEL_SEPARATOR.exec(text.slice(end, end + 12))?.[0];
  return sign === undefined ? undefined : { start: end + sign.length, until: text.length };
};

/** Returns the index of the first token that begins at or after `offset`. */
const tokenAt = (tokens: readonly Token[], offset: number): number => {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
};

const tokensOf = (
  { text, tokens }: ScannedText,
  { start, until }: { start: number; until: number },
): Token[] => {
  const first = tokenAt(tokens, start);
  const taken: Token[] = [];
  for (const token of tokens.slice(first, first + MOST_WORDS)) {
    const before = taken.at(-1);
    if (
      token.end > until ||
      (before ? VALUE_END.test(text.slice(before.end, token.start)) : token.start > start)
    )
      break;
    taken.push(token);
  }
  return taken;
};

const labelled = (labels: readonly string[], known: boolean): Recogniser => ({
  kind: 'person_name',
  title: 'name of a person',
  group: 'personal identifiers',
  contextWords: labels,
  requiresContext: true,
  wholeHeading: true,
  besideOthers: known,
  *find(scanned, contextWords) {
    for (const label of contextWords) {
      const value = valueOf(scanned.text, label);
      if (!value) continue;
      const name = nameWords(scanned.text, tokensOf(scanned, value), classesOf);
      const [first, last] = [name[0], name.at(-1)];
      if (first && last && isName(name, known))
        yield { start: first.start, end: last.end, certainty: known ? 0.7 : 0.8 };
    }
  },
});

/**
 * Name as the value of a field such as `Apellidos: Quintero`, or in a table cell below such a
 * heading, independently of the tagger. Source: own lists of labels.
 */
export const labelledName = labelled(NAME_LABELS, false);
export const looselyLabelledName = labelled(LOOSE_NAME_LABELS, true);
