import { type Sentence, sentences } from '@touchstone/text';
import { bareClock } from './quantities';
import { SMALL_TALK } from './small-talk';
import { isNegation, negates, type Term, termsAt } from './terms';
import { type Token, tokenise } from './tokens';

export type { Term } from './terms';

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
  /** Function words after the last term. */
  after: readonly string[];
}

const UPPER = /^\p{Lu}/u;
const PERSONAL = new Set(['i', 'my', 'me', 'mine', 'ich', 'mein', 'je', 'mon', 'yo', 'mi']);
/** Number of terms after a negation that it covers. */
const REACH = 2;
const MOST_TERMS = 200;
const MOST_BEFORE = 8;

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
  let [index, segment, reach] = [0, 0, 0];
  let before: string[] = [];
  let token = tokens[index];
  while (token && terms.length < MOST_TERMS) {
    if (divides(token, tokens[index + 1])) {
      segment++;
      if (token.broken) reach = 0;
    }
    const { terms: found, used, mark } = termsAt(tokens, index, token, capitalsMarkNames);
    const answers = index === 0 && tokens[1]?.broken === true;
    if (negates(token) && found.length === 0 && !isBound(mark) && !answers) reach = REACH;
    for (const each of found) {
      terms.push({ ...each, before, segment, negated: reach-- > 0 });
      before = [];
    }
    if (found.length === 0 && before.length < MOST_BEFORE && !answers)
      before.push(mark ?? token.plain);
    index += used;
    token = tokens[index];
  }
  const question = /[?？]["'”)]?$/.test(sentence.text);
  return statementOf(
    {
      ...sentence,
      question,
      asserts: terms.length > 0 && !question && !isSmallTalk(sentence.text),
      personal: tokens.some(({ plain }) => PERSONAL.has(plain)),
      after: before,
    },
    withRanges(terms),
  );
};

/** Makes a statement of terms. What is looked up in it is collected on first use. */
export const statementOf = (
  {
    text,
    offset,
    question,
    asserts,
    personal,
    after,
  }: Omit<Statement, 'terms' | 'keys' | 'negated' | 'negations'>,
  terms: readonly Term[],
): Statement => {
  let keys: Set<string> | undefined;
  let negated: Set<string> | undefined;
  return {
    text,
    offset,
    question,
    asserts,
    personal,
    after,
    terms,
    get keys() {
      return (keys ??= new Set(terms.flatMap(({ key, alternates }) => [key, ...alternates])));
    },
    get negated() {
      return (negated ??= new Set(terms.flatMap((term) => (term.negated ? [term.key] : []))));
    },
    get negations() {
      return [...terms.flatMap(({ before }) => before), ...after].filter(isNegation).length;
    },
  };
};

/** Reads `9 to 5 pm` and `from 10 to 18` as times on both sides. */
const withRanges = (terms: readonly Term[]): Term[] =>
  terms.map((term, index) => {
    const [previous, next] = [terms[index - 1], terms[index + 1]];
    if (term.quantity?.dimension !== 'count') return term;
    const to = next?.quantity?.dimension === 'clock' && RANGE.has(next.before.at(-1) ?? '');
    const from = previous?.quantity?.dimension === 'clock' && RANGE.has(term.before.at(-1) ?? '');
    const [hour = Number.NaN] = term.quantity.amounts;
    return (to || from) && hour <= 24 ? { ...term, quantity: bareClock(hour) } : term;
  });

const RANGE = new Set(['to', 'until', 'till', 'and', 'bis']);

/** `no more than` negates nothing, `no longer` does. */
const isBound = (mark: string | undefined): boolean => mark !== undefined && mark !== 'no_longer';

const DIVIDERS = new Set(['but', 'while', 'whereas', 'although', 'though', 'however', 'and', 'or']);

/** Recognises the beginning of another part of the sentence. */
const divides = (token: Token, next: Token | undefined): boolean =>
  token.broken || (DIVIDERS.has(token.plain) && next !== undefined);

const LONGEST_SMALL_TALK = 250;
const SHORTEST_SMALL_TALK = 2;

const isSmallTalk = (text: string): boolean =>
  text.length > SHORTEST_SMALL_TALK &&
  text.length <= LONGEST_SMALL_TALK &&
  SMALL_TALK.some((pattern) => pattern.test(text));
