import {
  foldBase,
  MONTHS,
  ORDINALS,
  roughStem,
  SCALES,
  SMALL_NUMBERS,
  STOP_WORDS,
  WEEKDAYS,
} from '@touchstone/text';
import { beginsBound } from './bounds';
import { isFractionName } from './fractions';
import { entryOf, phrasesFrom } from './lexicon/lexicon';
import { UNIT_NAMES } from './lexicon/units';
import { isNegation } from './negations';
import { type Found, found, wordReading } from './reading';

/** A distinct word or number with everything that its spelling alone tells. */
export interface Word {
  /** As written. */
  raw: string;
  /** Lower case, without accents. */
  plain: string;
  /** Readings as a content word and as a name. */
  asWord: Found;
  asName: Found;
  /** Begins with a digit. */
  numeric: boolean;
  capitalised: boolean;
  /** Belongs to a script without spaces, or to Korean, whose particles attach to words. */
  unspaced: boolean;
  negation: boolean;
  /** Says nothing by itself. */
  functional: boolean;
  /** May be read as something else than one content or function word: a value, a phrase, a date. */
  ambiguous: boolean;
}

const DIGIT = /^\p{Nd}/u;
const UPPER = /^\p{Lu}/u;
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const SINGLE_CAPITAL = /^[A-Z]$/;

/** Words that tell something only about others: quantifiers, adverbs, contractions. */
const MARKS = new Set(
  (
    'only solely exclusively every everyone everybody everything anyone anything something someone somebody anybody nobody either neither whether also already still always ' +
    'itself himself herself themselves whichever whatever whoever another whole instead thus almost nearly about around roughly exactly simply really quite rather within without ' +
    "you're they're we're it's that's i'm there's he's she's what's you'll we'll it'll they'll i'll you've we've they've i've unfortunately fortunately perhaps maybe probably possibly otherwise"
  ).split(' '),
);

const MOST_REMEMBERED = 20_000;
const known = new Map<string, Word>();

/** Looks a word up, once for all its occurrences. */
export const wordOf = (raw: string): Word => {
  const remembered = known.get(raw);
  if (remembered) return remembered;
  const word = describe(raw);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(raw, word);
  return word;
};

const describe = (raw: string): Word => {
  const plain = foldBase(raw);
  const stem = roughStem(plain);
  const entry = entryOf(stem);
  const numeric = DIGIT.test(raw);
  const unspaced = UNSPACED.test(raw);
  const negation = isNegation(plain);
  return {
    raw,
    plain,
    asWord: found(wordReading(raw, plain, stem, 'word', entry)),
    asName: found(wordReading(raw, plain, stem, 'name', entry)),
    numeric,
    capitalised: UPPER.test(raw),
    unspaced,
    negation,
    functional: MARKS.has(plain) || STOP_WORDS.has(plain) || negation || raw.length < 2,
    ambiguous:
      numeric ||
      unspaced ||
      SINGLE_CAPITAL.test(raw) ||
      beginsBound(plain) ||
      phrasesFrom(plain) !== undefined ||
      isValue(plain),
  };
};

const isValue = (plain: string): boolean => {
  const singular = plain.replace(/s$/, '');
  return (
    SMALL_NUMBERS.has(plain) ||
    SCALES.has(plain) ||
    isFractionName(singular) ||
    UNIT_NAMES.has(plain) ||
    MONTHS.has(plain) ||
    WEEKDAYS.has(plain) ||
    WEEKDAYS.has(singular) ||
    ORDINALS.has(plain)
  );
};
