import {
  foldBase,
  MONTHS,
  ORDINALS,
  roughStem,
  SCALES,
  type Sentence,
  sentences,
  SMALL_NUMBERS,
  STOP_WORDS,
  WEEKDAYS,
} from '@touchstone/text';
import { NEGATIONS } from './opposites';
import { numberKey, valuesOf } from './quantities';
import { SMALL_TALK } from './small-talk';

/** A content word, a number or a name. */
export interface Term {
  /** Look-up key: a stem, `#value`, `month:6`. */
  key: string;
  /** Keys of the other values that a number may have. */
  alternates: readonly string[];
  /** Months and weekdays count as numbers: a different one is a different date. */
  kind: 'word' | 'number' | 'name';
  /** As written. */
  raw: string;
  /** Lower case without accents, for opposites. */
  plain: string;
}

/** A parsed sentence. */
export interface Statement extends Sentence {
  terms: readonly Term[];
  /** Keys of the terms, including the alternate keys of numbers. */
  keys: ReadonlySet<string>;
  /** Keys of the terms directly after a negation. */
  negated: ReadonlySet<string>;
  negations: number;
  question: boolean;
  /** True for a factual statement: no question, greeting, offer or refusal. */
  asserts: boolean;
  /** True if it contains `I`, `my` or a translation. */
  personal: boolean;
}

interface Token {
  raw: string;
  plain: string;
  end: number;
  start: number;
}

const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\p{Nd}]+(?:['’][\p{L}\p{M}]+)?/gu;
const DIGIT = /^\p{Nd}/u;
const UPPER = /^\p{Lu}/u;
/**
 * Scripts written without spaces, and Korean, whose particles attach to words: split into pairs of
 * characters.
 */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const PERSONAL = new Set(['i', 'my', 'me', 'mine', 'ich', 'mein', 'je', 'mon', 'yo', 'mi']);
/** Number of terms after a negation that it covers. */
const REACH = 2;
const MOST_TERMS = 200;

const MOST_REMEMBERED = 16;
const recent = new Map<string, readonly Statement[]>();

/**
 * Parses every sentence. Linear in the text. Caches the last few texts, since several checks parse
 * the same ones. `tick` is called for each sentence and may throw to stop the work.
 */
export const parseStatements = (
  text: string,
  tick: () => void = () => undefined,
): readonly Statement[] => {
  const known = recent.get(text);
  if (known) return known;
  const german = looksGerman(text);
  const statements = sentences(text).map((sentence) => {
    tick();
    return parseSentence(sentence, german);
  });
  recent.set(text, statements);
  if (recent.size > MOST_REMEMBERED) recent.delete(recent.keys().next().value ?? '');
  return statements;
};

/** Recognises German, where every noun has a capital, so capitals do not mark names. */
const looksGerman = (text: string): boolean =>
  (text.slice(0, 2000).match(/\b(?:der|und|ist|nicht|das|ein|eine|von|mit|für)\b/g)?.length ?? 0) >=
  3;

export const parseSentence = (sentence: Sentence, german = false): Statement => {
  const tokens = tokenise(sentence.text);
  const capitalsMarkNames =
    !german && tokens.filter(({ raw }) => UPPER.test(raw)).length * 2 <= tokens.length + 2;
  const terms: Term[] = [];
  const negated = new Set<string>();
  let negations = 0;
  let reach = 0;
  let index = 0;
  let token = tokens[index];
  while (token && terms.length < MOST_TERMS) {
    if (negates(token)) {
      negations++;
      reach = REACH;
    }
    const { found, used } = termsAt(tokens, index, token, capitalsMarkNames);
    for (const term of found) {
      if (reach-- > 0) negated.add(term.key);
      terms.push(term);
    }
    index += used;
    token = tokens[index];
  }
  const personal = tokens.some((token) => PERSONAL.has(token.plain));
  const question = /[?？]["'”)]?$/.test(sentence.text);
  const keys = new Set<string>();
  for (const { key, alternates } of terms) {
    keys.add(key);
    for (const alternate of alternates) keys.add(alternate);
  }
  return {
    terms,
    keys,
    negated,
    negations,
    question,
    asserts: terms.length > 0 && !question && !isSmallTalk(sentence.text),
    personal,
    ...sentence,
  };
};

const LONGEST_SMALL_TALK = 250;
const SHORTEST_SMALL_TALK = 2;

const isSmallTalk = (text: string): boolean =>
  text.length > SHORTEST_SMALL_TALK &&
  text.length <= LONGEST_SMALL_TALK &&
  SMALL_TALK.some((pattern) => pattern.test(text));

const tokenise = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: raw, index }) => ({
    raw,
    plain: foldBase(raw),
    start: index,
    end: index + raw.length,
  }));

const negates = ({ plain: word }: Token): boolean => NEGATIONS.has(word) || word.endsWith("n't");

const termsAt = (
  tokens: Token[],
  index: number,
  token: Token,
  capitalsMarkNames: boolean,
): { found: Term[]; used: number } => {
  if (DIGIT.test(token.raw)) return digits(token, tokens[index + 1]);
  const written =
    SMALL_NUMBERS.has(token.plain) || SCALES.has(token.plain)
      ? spelled(token, tokens.slice(index, index + MOST_NUMBER_WORDS))
      : undefined;
  if (written) return written;
  if (UNSPACED.test(token.raw)) return { found: pairs(token.raw), used: 1 };
  const month = MONTHS.get(token.plain);
  if (
    month !== undefined &&
    (beside(tokens, index) || (UPPER.test(token.raw) && token.plain.length > 4))
  )
    return one(term(token, `month:${month}`, 'number'));
  const day = WEEKDAYS.get(token.plain);
  if (day !== undefined && token.plain.length > 3) return one(term(token, `day:${day}`, 'number'));
  const ordinal = ORDINALS.get(token.plain);
  if (ordinal !== undefined) return one(term(token, `${ordinal}th`, 'word'));
  if (STOP_WORDS.has(token.plain) || negates(token) || token.raw.length < 2)
    return { found: [], used: 1 };
  return one(
    term(
      token,
      roughStem(token.plain),
      capitalsMarkNames && isName(token, index, tokens[index + 1]) ? 'name' : 'word',
    ),
  );
};

const one = (found: Term) => ({ found: [found], used: 1 });
const term = (
  token: Token,
  key: string,
  kind: Term['kind'],
  alternates: readonly string[] = [],
): Term => ({ key, alternates, kind, raw: token.raw, plain: token.plain });

/** Returns true if a number is next to the token: then `May` is a month. */
const beside = (tokens: Token[], index: number): boolean =>
  [tokens[index - 1], tokens[index + 1], tokens[index - 2]].some(
    (token) => token !== undefined && DIGIT.test(token.raw),
  );

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

const digits = (token: Token, next: Token | undefined): { found: Term[]; used: number } => {
  const scale =
    next !== undefined && next.start - token.end <= 1 ? SCALES.get(next.plain) : undefined;
  const suffix =
    next !== undefined && next.start === token.end
      ? /^(?:st|nd|rd|th|er|e|eme|s)$/.test(next.plain)
      : false;
  const [key = '#NaN', ...alternates] = valuesOf(token.raw).map((value) =>
    numberKey(value * (scale ?? 1)),
  );
  const found = [
    term(
      { ...token, raw: scale ? `${token.raw} ${next?.raw ?? ''}` : token.raw },
      key,
      'number',
      alternates,
    ),
  ];
  return { found, used: scale || suffix ? 2 : 1 };
};

const MOST_NUMBER_WORDS = 8;

/**
 * Parses twenty-one, three hundred, two million. `one` by itself, and a scale by itself that
 * may be another word, are not numbers.
 */
const spelled = (
  first: Token,
  tokens: readonly Token[],
): { found: Term[]; used: number } | undefined => {
  let total = 0;
  let current = 0;
  let used = 0;
  for (const { plain: word } of tokens) {
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
  if (used === 0 || (value === 1 && used === 1)) return undefined;
  const raw = tokens
    .slice(0, used)
    .map((token) => token.raw)
    .join(' ');
  return { found: [term({ ...first, raw }, numberKey(value), 'number')], used };
};

const pairs = (run: string): Term[] => {
  const characters = [...run.slice(0, 200)];
  if (characters.length === 1) return [word(run)];
  return characters.slice(1).map((character, index) => word(`${characters[index]}${character}`));
};

const word = (raw: string): Term => ({ key: raw, alternates: [], kind: 'word', raw, plain: raw });
