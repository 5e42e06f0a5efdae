import { type AnalysedSentence, type Clause, overlaps } from './clauses';
import { DENIED_AFTER, OPEN_BEFORE, REPORTED_BEFORE } from './data/negation';
import type { Span } from './matcher';
import { phrasesOf } from './phrases';

/** Ways in which a phrase can stand in a sentence without being asserted. */
export type Status = 'negated' | 'condition' | 'open' | 'reported' | 'question' | 'quoted';

const DENIED = phrasesOf(DENIED_AFTER);
const OPEN = phrasesOf(OPEN_BEFORE);
const REPORTED = phrasesOf(REPORTED_BEFORE);

/** Words after a phrase among which its denial begins. */
const DENIAL_REACH = 5;
/** A statement about something else begins. */
const RELATIVE: ReadonlySet<string> = new Set(
  ', that which who and so but i we you they he she it there because if when'.split(' '),
);

export const clauseAt = (sentence: AnalysedSentence, index: number): Clause =>
  sentence.clauses.findLast(({ start }) => start <= index) ?? {
    start: 0,
    end: sentence.words.length,
    role: 'main',
  };

const deniedAfter = (sentence: AnalysedSentence, end: number): boolean => {
  if (sentence.negations.some(({ start }) => start === end)) return true;
  const until = Math.min(end + DENIAL_REACH, clauseAt(sentence, end - 1).end);
  for (let index = end; index <= until; index++) {
    if (DENIED.lengthAt(sentence, index) > 0) return true;
    if (RELATIVE.has(sentence.words[index] ?? '')) return false;
  }
  return false;
};

/** Returns true if the phrase is denied before, within or directly after it. */
export const isNegated = (sentence: AnalysedSentence, { start, end }: Span): boolean => {
  const clause = clauseAt(sentence, start);
  return (
    sentence.negations.some((negation) => negation.start >= clause.start && negation.start < end) ||
    deniedAfter(sentence, end)
  );
};

/** Returns how a phrase stands in its sentence; empty if the text asserts it. */
export const statusOf = (sentence: AnalysedSentence, span: Span): Status[] => {
  const clause = clauseAt(sentence, span.start);
  const found: Status[] = [];
  if (isNegated(sentence, span)) found.push('negated');
  if (clause.role === 'condition') found.push('condition');
  if (OPEN.occurs(sentence, clause.start, span.start)) found.push('open');
  if (REPORTED.occurs(sentence, clause.start, span.start)) found.push('reported');
  if (sentence.question) found.push('question');
  if (sentence.quotations.some((quotation) => overlaps(quotation, span))) found.push('quoted');
  return found;
};
