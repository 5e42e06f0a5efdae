import { type Sentence, sentences } from '@touchstone/text';
import { isBound } from './bounds';
import { isNegation } from './negations';
import { bareClock } from './quantities';
import { isSmallTalk } from './small-talk';
import { type Term, termOf, termsAt } from './terms';
import { type Token, tokenise } from './tokens';

export type { Term } from './terms';

/** A parsed sentence or clause. */
export interface Statement extends Sentence {
  terms: readonly Term[];
  /** Keys of the terms, including the alternate keys of numbers. */
  keys: ReadonlySet<string>;
  negations: number;
  question: boolean;
  /** True for a factual statement: no question, greeting, offer or refusal. */
  asserts: boolean;
  /** True if it contains `I`, `my` or a translation. */
  personal: boolean;
  /** Function words after the last term. */
  after: readonly string[];
}

type Parts = Pick<Statement, 'text' | 'offset' | 'question' | 'personal' | 'after'>;

/** Calculates on first use what most sentences of a long context are never asked for. */
class ParsedStatement implements Statement {
  readonly text: string;
  readonly offset: number;
  readonly question: boolean;
  readonly personal: boolean;
  readonly after: readonly string[];
  private ownKeys: Set<string> | undefined;
  private smallTalk: boolean | undefined;

  constructor(
    { text, offset, question, personal, after }: Parts,
    readonly terms: readonly Term[],
  ) {
    this.text = text;
    this.offset = offset;
    this.question = question;
    this.personal = personal;
    this.after = after;
  }

  get keys(): ReadonlySet<string> {
    return (this.ownKeys ??= keysOf(this.terms));
  }

  get asserts(): boolean {
    if (this.question || this.terms.length === 0) return false;
    return !(this.smallTalk ??= isSmallTalk(this.text));
  }

  get negations(): number {
    return this.terms.reduce(
      (sum, { before }) => sum + before.filter(isNegation).length,
      this.after.filter(isNegation).length,
    );
  }
}

const keysOf = (terms: readonly Term[]): Set<string> => {
  const keys = new Set<string>();
  for (const { key, alternates } of terms) {
    keys.add(key);
    for (const alternate of alternates) keys.add(alternate);
  }
  return keys;
};

/** Makes a statement of terms. */
export const statementOf = (parts: Parts, terms: readonly Term[]): Statement =>
  new ParsedStatement(parts, terms);

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

const QUESTION = /[?？]["'”)]?$/;
const PERSONAL = new Set(['i', 'my', 'me', 'mine', 'ich', 'mein', 'je', 'mon', 'yo', 'mi']);

export const parseSentence = (sentence: Sentence, german = false): Statement => {
  const tokens = tokenise(sentence.text);
  const { terms, after } = termsOf(tokens, !german && capitalsMarkNames(tokens));
  return statementOf(
    {
      text: sentence.text,
      offset: sentence.offset,
      question: QUESTION.test(sentence.text),
      personal: tokens.some(({ plain }) => PERSONAL.has(plain)),
      after,
    },
    withRanges(terms),
  );
};

/** In a heading or a text in capitals, a capital marks nothing. */
const capitalsMarkNames = (tokens: readonly Token[]): boolean => {
  let capitals = 0;
  for (const { word } of tokens) if (word.capitalised) capitals++;
  return capitals * 2 <= tokens.length + 2;
};

/** Number of terms after a negation that it covers. */
const REACH = 2;
const MOST_TERMS = 200;
const MOST_BEFORE = 8;

/** Reads the terms of a sentence, and the function words after the last of them. */
const termsOf = (
  tokens: readonly Token[],
  capitals: boolean,
): { terms: Term[]; after: readonly string[] } => {
  const terms: Term[] = [];
  const isAnswer = tokens[1]?.broken === true;
  let [index, segment, reach] = [0, 0, 0];
  let before: string[] = [];
  for (let token = tokens[0]; token && terms.length < MOST_TERMS; token = tokens[index]) {
    if (divides(token, tokens[index + 1])) {
      segment++;
      if (token.broken) reach = 0;
    }
    const { readings, used, mark } = termsAt(tokens, index, token, capitals);
    const answers = index === 0 && isAnswer;
    if (readings.length === 0 && !answers) {
      if (token.word.negation && !isBound(mark)) reach = REACH;
      if (before.length < MOST_BEFORE) before.push(mark ?? token.plain);
    }
    for (const reading of readings) {
      terms.push(termOf(reading, before, segment, reach-- > 0));
      before = [];
    }
    index += used;
  }
  return { terms, after: before };
};

/** Reads `9 to 5 pm` and `from 10 to 18` as times on both sides. */
const withRanges = (terms: readonly Term[]): readonly Term[] =>
  terms.some(({ quantity }) => quantity?.dimension === 'clock')
    ? terms.map((term, index) => withRange(term, terms[index - 1], terms[index + 1]))
    : terms;

const withRange = (term: Term, previous: Term | undefined, next: Term | undefined): Term => {
  if (term.quantity?.dimension !== 'count') return term;
  const to = next?.quantity?.dimension === 'clock' && RANGE.has(next.before.at(-1) ?? '');
  const from = previous?.quantity?.dimension === 'clock' && RANGE.has(term.before.at(-1) ?? '');
  const [hour = Number.NaN] = term.quantity.amounts;
  return (to || from) && hour <= 24 ? { ...term, quantity: bareClock(hour) } : term;
};

const RANGE = new Set(['to', 'until', 'till', 'and', 'bis']);

const DIVIDERS = new Set(['but', 'while', 'whereas', 'although', 'though', 'however', 'and', 'or']);

/** Recognises the beginning of another part of the sentence. */
const divides = (token: Token, next: Token | undefined): boolean =>
  token.broken || (next !== undefined && DIVIDERS.has(token.plain));
