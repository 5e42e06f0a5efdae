import {
  MONTHS,
  ORDINALS,
  roughStem,
  SCALES,
  SMALL_NUMBERS,
  STOP_WORDS,
  WEEKDAYS,
} from '@touchstone/text';
import { type Fraction, fractionAt } from './fractions';
import { phrasesFrom } from './lexicon/lexicon';
import { UNIT_NAMES } from './lexicon/units';
import { NEGATIONS } from './negations';
import { numberKey, type Quantity, quantityOf, valuesOf } from './quantities';
import type { Token } from './tokens';

/** A content word, a number or a name. */
export interface Term {
  /** Look-up key: a stem, a phrase, `#value`, `month:6`. */
  key: string;
  /** Keys of the other values that a number may have. */
  alternates: readonly string[];
  /** Months and weekdays count as numbers: a different one is a different date. */
  kind: 'word' | 'number' | 'name';
  /** As written. */
  raw: string;
  /** Lower case without accents. */
  plain: string;
  /** Measure of a number, also of a month or weekday. */
  quantity?: Quantity;
  /** Function words since the previous term, folded. */
  before: readonly string[];
  /** Number of the part of the sentence, divided by punctuation and conjunctions. */
  segment: number;
  /** True for the first terms after a negation. */
  negated: boolean;
  /** True for the subject of another clause or sentence that this one continues. */
  inherited?: boolean;
}

/** Terms found at a token, and the number of tokens that they take. */
interface Found {
  terms: readonly Own[];
  used: number;
  /** Phrase of function words with one meaning, joined by `_`. */
  mark?: string;
}
type Own = Omit<Term, 'before' | 'segment' | 'negated'>;

/** Phrases that bound the next number, or say that something has ended. */
const BOUNDS = (
  'at_least at_most up_to no_more_than not_more_than no_less_than not_less_than no_fewer_than not_fewer_than ' +
  'more_than less_than longer_than shorter_than heavier_than lighter_than higher_than lower_than older_than younger_than fewer_than as_many_as no_longer not_only as_well_as such_as no_later_than'
)
  .split(' ')
  .map((phrase) => phrase.split('_'));

const DIGIT = /^\p{Nd}/u;
const UPPER = /^\p{Lu}/u;
/**
 * Scripts written without spaces, and Korean, whose particles attach to words: split into pairs of
 * characters.
 */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const MOST_NUMBER_WORDS = 8;

/** Reads the terms at a token; none for a function word. */
export const termsAt = (
  tokens: readonly Token[],
  index: number,
  token: Token,
  capitalsMarkNames: boolean,
): Found => {
  if (DIGIT.test(token.raw)) return digits(tokens, index, token);
  const phrase = phraseAt(tokens, index, token);
  if (phrase) return phrase;
  const fraction = fractionAt(tokens, index);
  if (fraction) return ofFraction(tokens, index, fraction);
  const written =
    SMALL_NUMBERS.has(token.plain) || SCALES.has(token.plain) ? spelled(tokens, index) : undefined;
  if (written) return written;
  if (UNSPACED.test(token.raw)) return { terms: pairs(token.raw), used: 1 };
  const single = singleUnit(tokens, index, token);
  if (single) return single;
  const month = MONTHS.get(token.plain);
  if (
    month !== undefined &&
    (beside(tokens, index) ||
      (UPPER.test(token.raw) && (token.plain.length > 4 || isDated(tokens, index))))
  )
    return one(
      term(token, `month:${month}`, 'number', { amounts: [month], dimension: 'month', factor: 1 }),
    );
  const day = WEEKDAYS.get(token.plain) ?? WEEKDAYS.get(token.plain.replace(/s$/, ''));
  if (day !== undefined && token.plain.length > 3)
    return one(
      term(token, `day:${day}`, 'number', { amounts: [day], dimension: 'weekday', factor: 1 }),
    );
  const ordinal = ORDINALS.get(token.plain);
  if (ordinal !== undefined) return one(term(token, `${ordinal}th`, 'word'));
  if (isLetterName(tokens, index)) return one(term(token, token.plain, 'name'));
  if (isFunctionWord(token) || (isUnit(token) && followsNumber(tokens[index - 1])))
    return { terms: [], used: 1 };
  return one(
    term(
      token,
      roughStem(token.plain),
      capitalsMarkNames && isName(token, index, tokens[index + 1]) ? 'name' : 'word',
    ),
  );
};

const isUnit = ({ plain }: Token): boolean => UNIT_NAMES.has(plain);
const followsNumber = (token: Token | undefined): boolean =>
  token !== undefined &&
  (DIGIT.test(token.raw) || SMALL_NUMBERS.has(token.plain) || SCALES.has(token.plain));

/** Words that tell something only about others: quantifiers, adverbs, contractions. */
const MARKS = new Set(
  (
    'only solely exclusively every everyone everybody everything anyone anything something someone somebody anybody nobody either neither whether also already still always ' +
    'itself himself herself themselves whichever whatever whoever another whole instead thus almost nearly about around roughly exactly simply really quite rather within without ' +
    "you're they're we're it's that's i'm there's he's she's what's you'll we'll it'll they'll i'll you've we've they've i've unfortunately fortunately perhaps maybe probably possibly otherwise"
  ).split(' '),
);

const isFunctionWord = (token: Token): boolean =>
  MARKS.has(token.plain) || STOP_WORDS.has(token.plain) || negates(token) || token.raw.length < 2;

/** A single capital after another word marks a variant: `plan B`. */
const isLetterName = (tokens: readonly Token[], index: number): boolean => {
  const { raw = '' } = tokens[index] ?? {};
  const before = tokens[index - 1];
  return (
    /^[A-Z]$/.test(raw) && raw !== 'I' && before !== undefined && !STOP_WORDS.has(before.plain)
  );
};

export const isNegation = (word: string): boolean =>
  NEGATIONS.has(word) || word.endsWith("n't") || word === 'no_longer';

export const negates = ({ plain }: Token): boolean => isNegation(plain);

const one = (found: Own): Found => ({ terms: [found], used: 1 });
const term = (
  token: Pick<Token, 'raw' | 'plain'>,
  key: string,
  kind: Term['kind'],
  quantity?: Quantity,
  alternates: readonly string[] = [],
): Own => ({
  key,
  alternates,
  kind,
  raw: token.raw,
  plain: token.plain,
  ...(quantity && { quantity }),
});

const phraseAt = (tokens: readonly Token[], index: number, first: Token): Found | undefined => {
  const phrase = phrasesFrom(first.plain)?.find(
    ({ rest }) =>
      rest.every((word, at) => tokens[index + 1 + at]?.plain === word) &&
      !(isArticle(first) && isDuration(tokens, index)),
  );
  const bound = BOUNDS.find((words) =>
    words.every((word, at) => tokens[index + at]?.plain === word),
  );
  if (bound) return { terms: [], used: bound.length, mark: bound.join('_') };
  if (!phrase) return undefined;
  const used = phrase.rest.length + 1;
  const raw = tokens
    .slice(index, index + used)
    .map((token) => token.raw)
    .join(' ');
  return { terms: [term({ raw, plain: phrase.key }, phrase.key, 'word')], used };
};

const ofFraction = (
  tokens: readonly Token[],
  index: number,
  { name, quantity, shown, used }: Fraction,
): Found => {
  const raw = tokens
    .slice(index, index + used)
    .map((token) => token.raw)
    .join(' ');
  return { terms: [term({ raw, plain: name }, numberKey(shown), 'number', quantity)], used };
};

const isArticle = ({ plain }: Token): boolean => plain === 'a' || plain === 'an';

/** Recognises `for a month`, a duration, as opposed to `5 euros a month`, a rate. */
const isDuration = (tokens: readonly Token[], article: number): boolean =>
  DURATION_PREPOSITIONS.has(tokens[article - 1]?.plain ?? '');
const DURATION_PREPOSITIONS = new Set([
  'for',
  'in',
  'within',
  'after',
  'of',
  'than',
  'takes',
  'take',
  'took',
  'lasts',
  'last',
  'about',
  'over',
  'under',
]);

/** Reads `a month` and `an hour` as one unit. */
const singleUnit = (tokens: readonly Token[], index: number, token: Token): Found | undefined => {
  const article = tokens[index - 1];
  const unit = UNIT_NAMES.get(token.plain);
  if (!unit || !article || !isArticle(article) || !isDuration(tokens, index - 1)) return undefined;
  const quantity = { dimension: unit.dimension, factor: unit.factor, amounts: [unit.factor] };
  return one(
    term({ raw: `${article.raw} ${token.raw}`, plain: token.plain }, '#1', 'number', quantity),
  );
};

/** Returns true if a number is next to the token: then `May` is a month. */
const beside = (tokens: readonly Token[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1], tokens[index - 2]].some(
    (token) => token !== undefined && DIGIT.test(token.raw),
  );

const DATE_PREPOSITIONS = new Set([
  'in',
  'since',
  'until',
  'by',
  'from',
  'to',
  'of',
  'every',
  'last',
  'next',
  'this',
  'before',
  'after',
  'early',
  'late',
]);
const isDated = (tokens: readonly Token[], index: number): boolean =>
  DATE_PREPOSITIONS.has(tokens[index - 1]?.plain ?? '');

/**
 * Recognises a name: a capital inside a sentence, or at its beginning when the next word has one
 * too.
 */
const isName = (token: Token, index: number, next: Token | undefined): boolean => {
  if (!UPPER.test(token.raw)) return false;
  if (index > 0) return true;
  return (
    next !== undefined &&
    next.start - token.end <= 2 &&
    UPPER.test(next.raw) &&
    !STOP_WORDS.has(next.plain)
  );
};

const digits = (tokens: readonly Token[], index: number, token: Token): Found => {
  const next = tokens[index + 1];
  const scale =
    next !== undefined && next.start - token.end <= 1 ? SCALES.get(next.plain) : undefined;
  const suffix = next?.glued === true && /^(?:st|nd|rd|th|er|e|eme|s)$/.test(next.plain);
  const minutes = next?.gap === ':' && /^\d\d$/.test(next.raw);
  const used = scale || suffix || minutes ? 2 : 1;
  const amounts = valuesOf(token.raw).map((value) => value * (scale ?? 1));
  const [key = '#NaN', ...alternates] = amounts.map(numberKey);
  const { quantity, next: end } = quantityOf(
    tokens,
    index,
    minutes ? index + 1 : index + used,
    amounts,
  );
  const raw = used > 1 && !suffix ? `${token.raw}${next?.gap ?? ' '}${next?.raw ?? ''}` : token.raw;
  return {
    terms: [term({ raw, plain: token.plain }, key, 'number', quantity, alternates)],
    used: Math.max(used, end - index),
  };
};

/**
 * Parses twenty-one, three hundred, two million. `one` by itself, and a scale by itself that
 * may be another word, are not numbers.
 */
const spelled = (tokens: readonly Token[], index: number): Found | undefined => {
  let [total, current, used] = [0, 0, 0];
  for (const { plain: word } of tokens.slice(index, index + MOST_NUMBER_WORDS)) {
    const small = SMALL_NUMBERS.get(word);
    const scale = SCALES.get(word);
    if (
      small !== undefined &&
      (current === 0 || (current % 10 === 0 && small < 10) || current % 100 === 0)
    )
      current += small;
    else if (scale !== undefined && (current > 0 || word.length > 4)) {
      current = Math.max(1, current) * scale;
      if (scale >= 1000) [total, current] = [total + current, 0];
    } else break;
    used++;
  }
  const value = total + current;
  const unit = UNIT_NAMES.get(tokens[index + used]?.plain ?? '');
  if (used === 0 || (value === 1 && used === 1 && !unit)) return undefined;
  const raw = tokens
    .slice(index, index + used)
    .map((token) => token.raw)
    .join(' ');
  const { quantity, next } = quantityOf(tokens, index, index + used, [value]);
  return {
    terms: [term({ raw, plain: raw.toLowerCase() }, numberKey(value), 'number', quantity)],
    used: next - index,
  };
};

const pairs = (run: string): Own[] => {
  const characters = [...run.slice(0, 200)];
  if (characters.length === 1) return [word(run)];
  return characters.slice(1).map((character, index) => word(`${characters[index]}${character}`));
};

const word = (raw: string): Own => term({ raw, plain: raw }, raw, 'word');
