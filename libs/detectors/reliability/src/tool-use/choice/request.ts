import { foldBase, identifyLanguage, roughStem, STOP_WORDS } from '@touchstone/text';
import {
  type Meaning,
  meaningOf,
  meaningOfWords,
  type WordMeaning,
} from '@touchstone/text/vectors';
import type { Conversation } from '../conversation';
import { fieldsOf, type FieldWeights } from './fields';
import { isOnlyAsking, type Operation, operationsAsked } from './operations';

/** A user's wish, as far as the choice of a tool depends on it. */
export interface Request {
  /** Content words, with and without a vector. */
  stems: readonly string[];
  words: readonly WordMeaning[];
  meaning: Meaning;
  fields: FieldWeights;
  operations: ReadonlySet<Operation>;
  /** Asks for information only. */
  asking: boolean;
  /** The turn refers to earlier ones, whose words count as well. */
  dependent: boolean;
  /** Most of its words are known: it is English. */
  readable: boolean;
}

const LONGEST = 1500;
const MOST_WORDS = 120;
const REFERRING =
  /\b(?:it|that|this|them|those|these|one|ones|there|then|same|again|too|also|yes|yeah|ok|okay|sure|please do|go ahead|half|him|her|his|he|she|first|second|last|cheapest|latter|former|instead|both|all|another)\b/;
const FEW_WORDS = 4;

/**
 * Analyses what the user's last turn asks for: by itself and, if it refers to earlier turns, with
 * them.
 */
export const requestsOf = ({ turns, asked }: Conversation): Request[] => {
  if (!asked) return [];
  const own = asked.text.slice(0, LONGEST);
  const reply = turns[turns.indexOf(asked) - 1];
  const dependent =
    REFERRING.test(asked.lower.slice(0, LONGEST)) ||
    asked.tokens.length <= FEW_WORDS ||
    (reply?.role === 'assistant' && reply.text.trimEnd().endsWith('?'));
  const before =
    dependent && turns.length > 1 ? contextOf(turns.filter((turn) => turn !== asked)) : '';
  return before === '' ? [analysed(own)] : [analysed(own), analysed(own, before)];
};

const MOST_CONTEXT = 3;

const contextOf = (turns: Conversation['turns']): string =>
  turns
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .slice(-MOST_CONTEXT)
    .map(({ text }) => text.slice(-600))
    .join('\n');

/** Analyses a request; `before` are earlier turns that it refers to. */
export const analysed = (text: string, before = ''): Request => {
  const all = before === '' ? text : `${text}\n${before}`;
  const meaning = meaningOf(all);
  const words = meaning.words
    .filter(({ start, end }) => !STOP_WORDS.has(foldBase(all.slice(start, end))))
    .slice(0, MOST_WORDS);
  const stems = stemsIn(all);
  const operations = operationsAsked(text.slice(0, LONGEST));
  return {
    stems,
    fields: fieldsOf(stems),
    words,
    meaning: meaningOfWords(words),
    operations,
    asking: isOnlyAsking(text.slice(0, LONGEST), operations),
    dependent: before !== '',
    readable: isReadable(text) && ['en', undefined].includes(identifyLanguage(text)),
  };
};

/** Share of the longer words with a vector from which a text counts as English. */
const KNOWN = 0.6;

const isReadable = (text: string): boolean => {
  const long = (text.slice(0, LONGEST).match(/[\p{L}\p{M}]{3,}/gu) ?? []).slice(0, MOST_WORDS);
  const english = long.filter((word) => /^[a-z]/.test(word));
  const known = new Set(meaningOf(english.join(' ')).words.map(({ start }) => start)).size;
  return (
    long.length > 0 &&
    !OUTSIDE_LATIN.test(text) &&
    (english.length === 0 || known >= KNOWN * english.length)
  );
};

const OUTSIDE_LATIN = /[\u0370-\u1eff\u3040-\uffef]/;

export const stemsIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[\p{L}\p{M}]{2,}/gu) ?? [])
      .slice(0, 2 * MOST_WORDS)
      .map((word) => foldBase(word))
      .filter((word) => !STOP_WORDS.has(word))
      .map(roughStem),
  ),
];
