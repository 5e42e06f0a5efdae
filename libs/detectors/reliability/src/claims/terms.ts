import { MONTHS, ORDINALS, STOP_WORDS, WEEKDAYS } from '@touchstone/text';
import { boundAt } from './bounds';
import { fractionAt } from './fractions';
import { entryOf, phrasesFrom } from './lexicon/lexicon';
import { UNIT_NAMES } from './lexicon/units';
import { digitsAt, followsNumber, spelledAt } from './number-terms';
import { numberKey } from './quantities';
import { type Found, found, NOTHING, type Reading, valueReading, wordReading } from './reading';
import type { Token } from './tokens';

/** A content word, a number or a name in its sentence. */
export interface Term extends Reading {
  /** Function words since the previous term, folded. */
  before: readonly string[];
  /** Number of the part of the sentence, divided by punctuation and conjunctions. */
  segment: number;
  /** True for the first terms after a negation. */
  negated: boolean;
  /** True for the subject of another clause or sentence that this one continues. */
  inherited: boolean;
}

/** Places a reading in its sentence; written out, since copying by spread costs several times more. */
export const termOf = (
  { key, alternates, kind, raw, plain, entry, quantity }: Reading,
  before: readonly string[],
  segment: number,
  negated: boolean,
): Term => ({
  key,
  alternates,
  kind,
  raw,
  plain,
  entry,
  quantity,
  before,
  segment,
  negated,
  inherited: false,
});

/** Reads what stands at a token; nothing for a function word. */
export const termsAt = (
  tokens: readonly Token[],
  index: number,
  token: Token,
  capitalsMarkNames: boolean,
): Found => {
  const { word } = token;
  const special = word.ambiguous ? specialAt(tokens, index, token) : undefined;
  if (special) return special;
  if (word.functional) return NOTHING;
  const isNamed = capitalsMarkNames && isName(token, index, tokens[index + 1]);
  return isNamed ? word.asName : word.asWord;
};

/** Reads a number, a phrase, a date, a unit or a letter; nothing for a plain word. */
const specialAt = (tokens: readonly Token[], index: number, token: Token): Found | undefined => {
  const { word } = token;
  if (word.numeric) return digitsAt(tokens, index, token);
  const several =
    phraseAt(tokens, index, token) ?? fractionTermAt(tokens, index) ?? spelledAt(tokens, index);
  if (several) return several;
  if (word.unspaced) return { readings: pairsOf(token.raw), used: 1 };
  const known =
    singleUnit(tokens, index, token) ??
    dateTerm(tokens, index, token) ??
    ordinalOf(token) ??
    letterName(tokens, index, token);
  if (known) return found(known);
  return UNIT_NAMES.has(word.plain) && followsNumber(tokens[index - 1]) ? NOTHING : undefined;
};

const named = (raw: string, plain: string, key: string, kind: 'word' | 'name'): Reading =>
  wordReading(raw, plain, key, kind, entryOf(key));

const ordinalOf = ({ raw, plain }: Token): Reading | undefined => {
  const ordinal = ORDINALS.get(plain);
  return ordinal === undefined ? undefined : named(raw, plain, `${ordinal}th`, 'word');
};

/** Reads a capital after another word, which marks a variant: `plan B`. */
const letterName = (
  tokens: readonly Token[],
  index: number,
  { raw, plain }: Token,
): Reading | undefined => {
  const before = tokens[index - 1];
  return before !== undefined && !STOP_WORDS.has(before.plain) && /^[A-HJ-Z]$/.test(raw)
    ? named(raw, plain, plain, 'name')
    : undefined;
};

const rawOf = (tokens: readonly Token[], index: number, used: number): string =>
  tokens
    .slice(index, index + used)
    .map(({ raw }) => raw)
    .join(' ');

const phraseAt = (tokens: readonly Token[], index: number, first: Token): Found | undefined => {
  const bound = boundAt(tokens, index);
  if (bound) return { readings: [], used: bound.words.length, mark: bound.mark };
  const phrase = phrasesFrom(first.plain)?.find(
    ({ rest }) =>
      rest.every((word, at) => tokens[index + 1 + at]?.plain === word) &&
      !(isArticle(first) && isDuration(tokens, index)),
  );
  if (!phrase) return undefined;
  const used = phrase.rest.length + 1;
  const { key } = phrase;
  return found(named(rawOf(tokens, index, used), key, key, 'word'), used);
};

const fractionTermAt = (tokens: readonly Token[], index: number): Found | undefined => {
  const fraction = fractionAt(tokens, index);
  if (!fraction) return undefined;
  const { name, quantity, shown, used } = fraction;
  return found(valueReading(rawOf(tokens, index, used), name, numberKey(shown), quantity), used);
};

const isArticle = ({ plain }: Token): boolean => plain === 'a' || plain === 'an';

const DURATION_PREPOSITIONS = new Set(
  'for in within after of than takes take took lasts last about over under'.split(' '),
);

/** Recognises `for a month`, a duration, as opposed to `5 euros a month`, a rate. */
const isDuration = (tokens: readonly Token[], article: number): boolean =>
  DURATION_PREPOSITIONS.has(tokens[article - 1]?.plain ?? '');

/** Reads `a month` and `an hour` as one unit. */
const singleUnit = (
  tokens: readonly Token[],
  index: number,
  { raw, plain }: Token,
): Reading | undefined => {
  const article = tokens[index - 1];
  const unit = UNIT_NAMES.get(plain);
  if (!unit || !article || !isArticle(article) || !isDuration(tokens, index - 1)) return undefined;
  const { dimension, factor } = unit;
  const quantity = { dimension, factor, amounts: [factor] };
  return valueReading(`${article.raw} ${raw}`, plain, '#1', quantity);
};

/** Reads a month or a weekday. */
const dateTerm = (
  tokens: readonly Token[],
  index: number,
  { raw, plain, word }: Token,
): Reading | undefined => {
  const dated = (key: string, dimension: string, value: number): Reading =>
    valueReading(raw, plain, key, { amounts: [value], dimension, factor: 1 });
  const month = MONTHS.get(plain);
  if (
    month !== undefined &&
    (isBesideNumber(tokens, index) ||
      (word.capitalised && (plain.length > 4 || isDated(tokens, index))))
  )
    return dated(`month:${month}`, 'month', month);
  const day = WEEKDAYS.get(plain) ?? WEEKDAYS.get(plain.replace(/s$/, ''));
  return day !== undefined && plain.length > 3 ? dated(`day:${day}`, 'weekday', day) : undefined;
};

/** Returns true if a number is next to the token: then `May` is a month. */
const isBesideNumber = (tokens: readonly Token[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1], tokens[index - 2]].some(
    (token) => token?.word.numeric === true,
  );

const DATE_PREPOSITIONS = new Set(
  'in since until by from to of every last next this before after early late'.split(' '),
);
const isDated = (tokens: readonly Token[], index: number): boolean =>
  DATE_PREPOSITIONS.has(tokens[index - 1]?.plain ?? '');

/**
 * Recognises a name: a capital inside a sentence, or at its beginning when the next word has one
 * too.
 */
const isName = ({ word, end }: Token, index: number, next: Token | undefined): boolean =>
  word.capitalised &&
  (index > 0 ||
    (next !== undefined &&
      next.start - end <= 2 &&
      next.word.capitalised &&
      !STOP_WORDS.has(next.plain)));

const LONGEST_RUN = 200;

/** Splits a run of characters without spaces into pairs. */
const pairsOf = (run: string): Reading[] => {
  const characters = [...run.slice(0, LONGEST_RUN)];
  const parts =
    characters.length === 1
      ? [run]
      : characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return parts.map((part) => named(part, part, part, 'word'));
};
