import { conditionFirst, personFirst, toPersons } from '../concepts/clauses/condition-first';
import { conditionLast } from '../concepts/clauses/condition-last';
import { type Clause, trimmed } from '../concepts/clauses/parsed-clause';
import { isExplanation, isPermission, withoutExplanation } from '../concepts/clauses/series';
import { ruleSentences } from '../concepts/parse-concept-rule';
import { conceptOf, negated, type Reading } from '../concepts/reading';
import type { RuleWord } from '../concepts/rule-words';
import type { Condition, Constraint } from '../constraint';
import { recentlyParsed } from '../recently-parsed';
import { isAboutForm } from '../writing/form-words';
import { forbiddenPhrase } from './verb-phrase';

/**
 * Act that a rule forbids, in the words of the rule. Its meaning is not understood: a text can only
 * be compared with it.
 */
export interface Proposition {
  /** Verb phrase as written: "tell callers which colleague handled the case". */
  phrase: string;
  /** Conditions under which the rule holds; all must be met. */
  conditions: readonly Condition[];
}

const LONGEST = 400;
const LONGEST_LABEL = 6;
/** Clauses that are tried for one sentence: bounds the time for hostile input. */
const BUDGET = 70;

const parse = (assertion: string): Proposition | undefined => {
  const found = assertion.length > LONGEST ? undefined : ruleSentences(assertion);
  if (!found) return undefined;
  const reading: Reading = {
    sentence: found.written,
    formal: () => undefined,
    clause: (part) => clauseOf(part, reading),
    budget: { left: BUDGET },
    known: new Map(),
  };
  const read = found.sentences.map((words) => ({ words, clause: clauseOf(words, reading) }));
  const rules = read.filter(({ clause }) => clause);
  const [rule] = rules.length > 1 ? rules.filter(({ words }) => !isReason(words)) : rules;
  const isSingle = read.every((one) => one === rule || isReason(one.words));
  return rule?.clause && rule.clause.side !== 'input' && isSingle
    ? propositionOf(rule.clause.constraint)
    : undefined;
};

/**
 * Parses an assertion into a proposition; `undefined` if it demands something, asks for several
 * things, or concerns more than content.
 */
export const parseProposition = recentlyParsed(parse);

const isReason = (words: readonly RuleWord[]): boolean =>
  isExplanation(words) || isPermission(words);

const clauseOf = (raw: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const words = trimmed(raw);
  if (words.length === 0 || reading.budget.left-- <= 0) return undefined;
  return (
    personFirst(words, reading) ??
    withoutExplanation(words, reading) ??
    conditionFirst(words, reading) ??
    toPersons(words, reading) ??
    labelled(words, reading) ??
    forbidden(words, reading) ??
    conditionLast(words, reading)
  );
};

const forbidden = (words: readonly RuleWord[], { sentence }: Reading): Clause | undefined => {
  const phrase = forbiddenPhrase(words, sentence);
  return phrase === undefined ? undefined : { constraint: negated(conceptOf('statement', phrase)) };
};

/** "Handset insurance: don't offer it": a prohibition holds without its label. */
const labelled = (words: readonly RuleWord[], reading: Reading): Clause | undefined => {
  const colon = words.findIndex(({ is, key }) => is === 'mark' && key === ':');
  if (colon < 1 || colon > LONGEST_LABEL) return undefined;
  const label = words.slice(0, colon);
  return reading.clause(
    words
      .slice(colon + 1)
      .flatMap((word) => (word.key === 'it' || word.key === 'them' ? label : [word])),
  );
};

const propositionOf = (
  constraint: Constraint,
  conditions: readonly Condition[] = [],
): Proposition | undefined => {
  if (constraint.kind === 'when')
    return propositionOf(constraint.part, [...conditions, constraint.condition]);
  const part = constraint.kind === 'not' ? constraint.part : undefined;
  return part?.kind === 'concept' &&
    part.concept.name === 'statement' &&
    part.concept.subject !== undefined &&
    !isAboutForm(part.concept.subject)
    ? { phrase: part.concept.subject, conditions }
    : undefined;
};
