/** Sentences and clauses of an English text, and how a phrase stands in them. */

export { analyse, type AnalysedSentence, type AnalysedText, overlaps } from './clauses';
export { type MatchableWords, matchableWords, type Span } from './matcher';
export { type Phrases, phrasesOf } from './phrases';
export { plainWords } from './plain-words';
export { clauseAt, isNegated, type Status, statusOf } from './status';
